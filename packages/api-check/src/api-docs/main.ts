import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documents } from './documents';

const [, , folder = 'docs/api'] = process.argv;

mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(documents())) writeFileSync(path.join(folder, name), text);
