// @ts-check
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { root } from '../workspace/run.mjs';

const FRAME = /https?:\/\/[^\s/]+(\/[^\s?#):]*)[^\s):]*:(\d+):(\d+)/g;
const LINES_AROUND = 4;
const MOST = 12;

/**
 * Where in our sources the frames of a stack are, innermost first, the first with the lines around it.
 * @param {string} stack @param {(pathname: string) => string | undefined} fileOf the built file that a page has at an address
 */
export async function placesIn(stack, fileOf) {
  const places = [];
  for (const [, pathname = '', line, column] of [...stack.matchAll(FRAME)].slice(0, MOST)) {
    const file = fileOf(pathname);
    const map = file && (await readFile(`${file}.map`, 'utf8').catch(() => undefined));
    if (!map) continue;
    const place = placeIn(JSON.parse(map), Number(line), Number(column));
    if (place !== undefined) places.push(place);
  }
  return places;
}

/** @param {import('node:module').SourceMapPayload} payload @param {number} line @param {number} column both from 1 */
function placeIn(payload, line, column) {
  const found = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return undefined;
  const { originalSource: source } = found;
  if (!source.startsWith(root + path.sep) || source.includes('node_modules')) return undefined;
  const text = payload.sourcesContent[payload.sources.indexOf(source)] ?? '';
  return { file: path.relative(root, source), line: found.originalLine + 1, excerpt: excerptOf(text, found.originalLine) };
}

/** @param {string} text @param {number} at from 0 */
function excerptOf(text, at) {
  const first = Math.max(at - LINES_AROUND, 0);
  return text
    .split('\n')
    .slice(first, at + LINES_AROUND + 1)
    .map((line, index) => `${first + index === at ? '>' : ' '} ${String(first + index + 1).padStart(4)} | ${line}`)
    .join('\n');
}
