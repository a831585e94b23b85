// @ts-check
'use strict';

// The thread in which a source map is read, with bounds of memory and time from outside: a team publishes what it likes as one. The
// mappings are read from left to right and not kept, so that a map takes what its text takes.
const { constants, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');

/**
 * @typedef {{ line: number, column: number }} Position
 * @typedef {{ source: string, line: number, column: number, name: string | undefined, code: string[], firstLine: number }} Place
 * @typedef {{ mappings: string, sources: unknown[], sourcesContent: unknown[], names: unknown[] }} SourceMap
 * @typedef {{ column: number, source: number, line: number, sourceColumn: number, name: number }} Segment
 */

/** Lines of code around a place. */
const AROUND = 5;
const MOST_SOURCE = 1_000;
const MOST_NAME = 200;
const MOST_LINE = 500;
/** Lists and objects within each other, and values beside each other: what parses them cannot be interrupted. */
const MOST_DEPTH = 20;
const MOST_VALUES = 1_000_000;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Int8Array(128).fill(-1);
for (let digit = 0; digit < DIGITS.length; digit += 1) valueOf[DIGITS.charCodeAt(digit)] = digit;

// Players come first. Elsewhere than on Linux this would be said of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.once('message', (/** @type {{ bytes: Uint8Array, positions: Position[] }} */ { bytes, positions }) => {
  parentPort?.postMessage(placesIn(bytes, positions), []);
});

/** The places of positions, undefined for one without; none has one in what is no map. @param {Uint8Array} bytes @param {Position[]} positions */
function placesIn(bytes, positions) {
  try {
    if (!isModest(bytes)) throw new Error('too many values');
    const map = parse(Buffer.from(bytes).toString());
    const found = segmentsOf(map.mappings, positions);
    return found.map((segment) => segment && placeOf(map, segment));
  } catch {
    return positions.map(() => undefined);
  }
}

/** Whether it takes little more memory as values than as text. @param {Uint8Array} json */
function isModest(json) {
  const [quote, backslash, comma, list, object] = [34, 92, 44, 91, 123];
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) {
      for (at += 1; at < json.length && json[at] !== quote; at += 1) if (json[at] === backslash) at += 1;
    } else if (byte === comma) values += 1;
    else if (byte === list || byte === object) depth += 1;
    else if (byte === list + 2 || byte === object + 2) depth -= 1;
    if (depth > MOST_DEPTH || values > MOST_VALUES) return false;
  }
  return true;
}

/** @param {string} text @returns {SourceMap} */
function parse(text) {
  const { mappings, sources, sourcesContent, names } = JSON.parse(text);
  if (typeof mappings !== 'string') throw new Error('no mappings');
  const list = (/** @type {unknown} */ one) => (Array.isArray(one) ? one : []);
  return { mappings, sources: list(sources), sourcesContent: list(sourcesContent), names: list(names) };
}

/** The last segment of each position's line that begins at its column or before. @param {string} mappings @param {Position[]} positions */
function segmentsOf(mappings, positions) {
  /** @type {(Segment | undefined)[]} */
  const found = positions.map(() => undefined);
  /** @type {Map<number, number[]>} */
  const byLine = new Map();
  for (const [index, { line }] of positions.entries()) byLine.set(line, [...(byLine.get(line) ?? []), index]);
  const last = Math.max(...byLine.keys());
  const fields = [0, 0, 0, 0, 0];
  let count = 0;
  let line = 1;
  let at = 0;
  const end = () => {
    const [column = 0, source = 0, sourceLine = 0, sourceColumn = 0, name = 0] = fields;
    const segment = { column, source: count < 4 ? -1 : source, line: sourceLine, sourceColumn, name: count < 5 ? -1 : name };
    for (const index of count === 0 ? [] : (byLine.get(line) ?? [])) {
      const wanted = (positions[index]?.column ?? 0) - 1;
      const before = found[index]?.column ?? -1;
      if (column <= wanted && (column > before || (column === before && column !== wanted))) found[index] = segment;
    }
    count = 0;
  };
  while (at < mappings.length && line <= last) {
    const sign = mappings[at];
    if (sign === ',' || sign === ';') {
      end();
      if (sign === ';') {
        fields[0] = 0;
        line += 1;
      }
      at += 1;
      continue;
    }
    let value = 0;
    for (let shift = 0, more = true; more; shift += 5, at += 1) {
      const digit = valueOf[mappings.charCodeAt(at)] ?? -1;
      if (digit < 0 || shift > 30) throw new Error('not a number');
      value += (digit & 31) * 2 ** shift;
      more = digit >= 32;
    }
    const whole = Math.floor(value / 2);
    fields[count] = (fields[count] ?? 0) + (value % 2 === 1 ? -whole : whole);
    if (count === 5) throw new Error('too many numbers');
    count += 1;
  }
  end();
  return found;
}

/** @param {SourceMap} map @param {Segment} segment @returns {Place | undefined} */
function placeOf({ sources, sourcesContent, names }, { source, line, sourceColumn, name }) {
  if (source < 0 || source >= sources.length) return undefined;
  const firstLine = Math.max(1, line + 1 - Math.floor(AROUND / 2));
  const content = sourcesContent[source];
  return {
    source: textOf(sources[source], MOST_SOURCE) ?? '',
    line: line + 1,
    column: sourceColumn + 1,
    name: name < 0 ? undefined : textOf(names[name], MOST_NAME),
    code: typeof content === 'string' ? linesOf(content, firstLine - 1) : [],
    firstLine,
  };
}

/** @param {unknown} text @param {number} most */
function textOf(text, most) {
  return typeof text === 'string' ? text.slice(0, most) : undefined;
}

/** Some lines from one on, without making a list of all. @param {string} text @param {number} first */
function linesOf(text, first) {
  /** @type {string[]} */
  const lines = [];
  let at = 0;
  for (let line = 0; line < first + AROUND; line += 1) {
    const end = text.indexOf('\n', at);
    if (line >= first) lines.push(text.slice(at, end === -1 ? undefined : end).slice(0, MOST_LINE));
    if (end === -1) return lines;
    at = end + 1;
  }
  return lines;
}
