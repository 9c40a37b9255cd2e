// Replaces Accept by the format that the API would choose, so that all who get the same answer share an entry of the
// cache. The rules are those of papercatalog.functions.content.Accept.
var FORMATS = [/* formats by path */];
var ALIASES = {/* aliases by type */};
var JSON_AND_HTML = 'application/json text/html';

function handler(event) {
  var request = event.request;
  var headers = request.headers;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return request;
  }
  var ranges = read(text(headers.accept) || '*/*');
  var problem = preferred(ranges, JSON_AND_HTML);
  var chosen = request.querystring.format
      ? problem || 'application/json'
      : styled(preferred(ranges, formats(request.uri)), ranges) || 'none/none';
  // The API compresses by gzip. It leaves these types to CloudFront, which does it by Brotli.
  if (/\bbr\b(?!\s*;\s*q=0)/i.test(text(headers['accept-encoding'])) && JSON_AND_HTML.indexOf(chosen) >= 0) {
    headers['accept-encoding'] = { value: 'br' };
  }
  // A problem may be a page where no other answer is.
  headers.accept = { value: problem === 'text/html' && chosen !== problem ? chosen + ', text/html;q=0.1' : chosen };
  return request;
}

function formats(path) {
  var found = FORMATS.filter(function (it) { return it[0].test(path); });
  return found.length > 0 ? found[0][1] : JSON_AND_HTML;
}

// A citation with the name of its style, which has a limit so that readers cannot fill the cache.
function styled(type, ranges) {
  var wishes = ranges.filter(function (it) {
    return it.type === ALIASES['text/plain'] && it.weight > 0 && it.style !== null;
  });
  return type === 'text/plain' && wishes.length > 0 && /^[a-z0-9-]{1,80}$/.test(wishes[0].style)
      ? wishes[0].type + '; style=' + wishes[0].style
      : type;
}

function text(header) {
  if (header && header.multiValue) {
    return header.multiValue.map(function (it) { return it.value; }).join(',');
  }
  return header ? header.value : '';
}

function preferred(ranges, formats) {
  var best = null;
  formats.split(' ').forEach(function (type) {
    var range = closest(ranges, type);
    var alias = closest(ranges.filter(function (it) { return it.closeness > 2; }), ALIASES[type]);
    range = alias && (!range || order(alias, range) < 0) ? alias : range;
    if (range && range.weight > 0 && (!best || order(range, best.range) < 0)) {
      best = { type: type, range: range };
    }
  });
  return best ? best.type : '';
}

function closest(ranges, type) {
  var closest = null;
  ranges.forEach(function (it) {
    var holds = it.closeness === 1 || it.type === type
        || it.closeness === 2 && type.indexOf(it.type.slice(0, -1)) === 0;
    closest = holds && (!closest || it.closeness > closest.closeness) ? it : closest;
  });
  return closest;
}

function order(one, other) {
  return other.weight - one.weight || other.closeness - one.closeness || one.place - other.place;
}

function read(accept) {
  var ranges = [];
  split(accept, ',').forEach(function (part) {
    var parts = split(part, ';');
    var type = parts[0].toLowerCase();
    var weight = 1000;
    var style = null;
    var closeness = type === '*/*' ? 1 : type.slice(-2) === '/*' ? 2 : 4;
    parts.slice(1).forEach(function (it) {
      if (!/^q=/i.test(it)) {
        closeness = it && closeness === 4 ? 3 : closeness;
        style = style === null && /^style=/i.test(it) ? it.slice(6).replace(/"/g, '').toLowerCase() : style;
      } else {
        weight = /^q=(\d+\.?\d*|\.\d+)$/i.test(it) ? Math.min(1000, Math.floor(it.slice(2) * 1000 + 1e-6)) : -1;
      }
    });
    if (/^[^"/]+\/[^"]+$/.test(type) && weight >= 0) {
      ranges.push({ type: type, closeness: closeness, weight: weight, style: style, place: ranges.length });
    }
  });
  return ranges.length > 0 ? ranges : read('*/*');
}

// At separators outside quoted strings.
function split(header, separator) {
  var parts = [''];
  var quoted = false;
  for (var i = 0; i < header.length; i++) {
    var c = header[i];
    if (c === '\\' && quoted) {
      c += header[++i] || '';
    } else if (c === '"') {
      quoted = !quoted;
    }
    if (c === separator && !quoted) {
      parts.push('');
    } else {
      parts[parts.length - 1] += c;
    }
  }
  return parts.map(function (it) { return it.trim(); });
}
