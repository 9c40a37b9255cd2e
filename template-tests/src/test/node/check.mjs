const LONGEST_WAIT_SECONDS = 120

// Says what came of each check, a line of JSON a check; a failed one does not stop the others, and
// neither does one that waits for what never comes. What else is to say of a check is asked behind it.
export async function check(name, body, more = () => ({})) {
  let clock
  const late = new Promise((_, reject) => {
    clock = setTimeout(() => reject(new Error('took too long')), LONGEST_WAIT_SECONDS * 1000)
  })
  try {
    await Promise.race([body(), late])
    console.log(JSON.stringify({ name, ...more() }))
  } catch (error) {
    console.log(JSON.stringify({ name, error: error.stack ?? String(error) }))
  } finally {
    clearTimeout(clock)
  }
}

/** A title with its subtitle, as pages and feeds show it. */
export function fullTitle(paper) {
  const mark = /[.?!:…]$/.test(paper.title) ? ' ' : ': '
  return paper.subtitle === undefined ? paper.title : paper.title + mark + paper.subtitle
}
