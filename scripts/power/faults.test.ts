import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faults } from './faults.mjs';

const root = path.resolve(__dirname, '../..');
const areas = ['money', 'shell', 'gateway', 'screens'] as const;

it('has forty faults, each under a name of its own', () => {
  expect(faults).toHaveLength(40);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(40);
});

it.each(areas)('has ten in %s', (area) => {
  expect(faults.filter((fault) => fault.area === area)).toHaveLength(10);
});

it.each(faults)('$id can be planted: its text stands once in $file', ({ file, from, to }) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(to).not.toContain('\n');
});
