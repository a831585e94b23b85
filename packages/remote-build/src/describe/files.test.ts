import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servedTypes } from '@parlour/platform/servedFiles';

it('TypeScript knows each kind of file that may be imported', () => {
  const declared = readFileSync(path.join(__dirname, '../../files.d.ts'), 'utf8').matchAll(/module '\*\.(\w+)' \{\n/g);
  const imported = Object.keys(servedTypes).filter((end) => servedTypes[end]?.isImported);
  expect([...declared].map(([, end]) => end)).toEqual(imported.toSorted());
});
