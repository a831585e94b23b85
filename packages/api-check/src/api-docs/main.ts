import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { documents } from './documents';

const [, , root = '.'] = process.argv;

for (const [file, text] of Object.entries(documents(root))) writeFileSync(path.join(root, file), text);
