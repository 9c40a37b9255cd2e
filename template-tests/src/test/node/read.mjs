// Reads the catalog at an address as a browser and a feed reader do, and says what came of it.
import { launch } from './browser.mjs'
import { feeds } from './feeds.mjs'
import { hostile } from './hostile.mjs'
import { judge } from './judge.mjs'
import { tasks } from './tasks.mjs'
import { walk } from './walk.mjs'

const [origin, hostilePapers, ...only] = process.argv.slice(2)
const wanted = name => only.length === 0 || only.includes(name)

if (wanted('feeds')) await feeds(origin)
const browser = await launch()
try {
  if (wanted('walk')) await walk(browser, origin)
  if (only.includes('tasks')) await tasks(browser, origin)
  if (wanted('judge')) await judge(browser, origin)
  if (wanted('hostile')) await hostile(browser, origin, Number(hostilePapers))
} finally {
  await browser.close()
}
