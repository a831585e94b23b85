import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Contract, contractOf } from './contract';
import { documents } from './documents';
import { refusalOf } from './versionRule';

const [, , root = '.', flag] = process.argv;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const released = 'docs/api/released.json';

const written = documents(root);
for (const [file, text] of Object.entries(written)) writeFileSync(path.join(root, file), text);

if (flag === '--release') {
  const now = contractOf(written['docs/api/openapi.json'] ?? '');
  const refusal = refusalOf(JSON.parse(read(released)) as Contract, now, read('docs/api/CHANGELOG.md'));
  if (refusal === undefined) writeFileSync(path.join(root, released), `${JSON.stringify(now, null, 1)}\n`);
  else process.stderr.write(`${refusal}\n`);
  process.exitCode = refusal === undefined ? 0 : 1;
}
