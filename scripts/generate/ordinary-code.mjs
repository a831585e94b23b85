// @ts-check
// Writes the table of what runs and what is refused into docs/for-teams.md, after the rows of the story have changed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../workspace/run.mjs';

const { withTable } = await tsImport('../../packages/e2e/teams/ordinaryCodeMarkdown.ts', import.meta.url);
const file = path.join(root, 'docs/for-teams.md');
writeFileSync(file, withTable(readFileSync(file, 'utf8')));
