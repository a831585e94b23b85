import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const onePath = require('./onePath.cjs') as (source: string) => string;
const lucide = path.dirname(require.resolve('lucide-react/package.json'));
const lineOf = (source: string) => /createIcon\("(.*)"\)/.exec(onePath(source))?.[1];
const drawingOf = (node: unknown) => `const __iconData = ${JSON.stringify({ node }, undefined, 2)};\n`;

it('makes one path of a drawing as lucide has it', () => {
  const gift = lineOf(readFileSync(path.join(lucide, 'dist/esm/icons/gift.mjs'), 'utf8'));
  expect(gift).toContain('M12 7v14M20 11v8');
  expect(gift).toMatch(/M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z$/);
});

it.each([
  ['circle', { cx: '12', cy: '12', r: '10' }, 'M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z'],
  ['circle', { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor' }, 'M16 7.5a0.5 0.5 0 1 1 1 0a0.5 0.5 0 1 1 -1 0z'],
  ['line', { x1: '2', x2: '22', y1: '12', y2: '6' }, 'M2 12L22 6'],
  ['rect', { x: '3', y: '4', width: '18', height: '8' }, 'M3 4h18v8h-18v-8z'],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  ['polygon', { points: '1 2 3 4' }, 'M1 2 3 4z'],
  ['path', { d: 'm6 9 6 6' }, 'M0 0m6 9 6 6'],
])('writes a %s of %j as a path', (name, attributes, line) => {
  expect(lineOf(drawingOf([[name, { ...attributes, key: 'a' }]]))).toBe(line);
});

it.each([
  ['text', { x: '1' }],
  ['path', { d: 'M1 1h2', fill: 'red' }],
  ['circle', { cx: '1', cy: '1', r: '4', fill: 'currentColor' }],
])('refuses a %s of %j: it would look another way', (name, attributes) => {
  expect(() => lineOf(drawingOf([[name, attributes]]))).toThrow(`${name} ${JSON.stringify(attributes)} is not a line`);
});

it('refuses a file that it cannot read', () => {
  expect(() => onePath('export default 1')).toThrow('not written as it was');
});
