import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servedTypes } from '@parlour/platform/servedFiles';

const config = readFileSync(path.resolve(import.meta.dirname, '../../../../deploy/nginx.conf'), 'utf8');

it('nginx serves the kinds of files that the gateway serves, and no others', () => {
  const [, block = ''] = /\n {2}types \{\n([^}]+)\}/.exec(config) ?? [];
  const listed = block
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [type = '', ...ends] = line.trim().replace(';', '').split(' ');
      return ends.map((end) => [end, type]);
    });
  const expected = Object.entries(servedTypes).map(([end, { type }]) => [end, type.replace(/;.*/, '')]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
});
