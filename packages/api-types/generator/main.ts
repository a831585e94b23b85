import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { typesOf } from './typesOf';

const [, , root = '.'] = process.argv;

writeFileSync(
  path.join(root, 'packages/api-types/src/openapi.ts'),
  await typesOf(readFileSync(path.join(root, 'docs/api/openapi.json'), 'utf8')),
);
