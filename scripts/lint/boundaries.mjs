// @ts-check
// Plants one violation per rule and demands that each is reported: a rule that does not fire guards nothing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/run.mjs';
import { inScratchCopy } from '../workspace/scratchCopy.mjs';

/** A rule, who reports it, and the files in a folder of the wallet's features that break it. @type {readonly { rule: string, tool: 'oxlint' | 'tsc', files: Record<string, string> }[]} */
const violations = [
  {
    rule: 'import/no-relative-parent-imports',
    tool: 'oxlint',
    files: { 'one.ts': "import { two } from '../deposit/depositRules';\nexport const one = two;\n" },
  },
  {
    rule: 'no-restricted-imports',
    tool: 'oxlint',
    files: { 'one.ts': "import axios from 'axios';\nexport const one = axios;\n" },
  },
  { rule: 'no-explicit-any', tool: 'oxlint', files: { 'one.ts': 'export const one: any = 1;\n' } },
  { rule: 'no-floating-promises', tool: 'oxlint', files: { 'one.ts': "export const one = () => {\n  fetch('/');\n};\n" } },
  {
    rule: 'no-cycle',
    tool: 'oxlint',
    files: {
      'one.ts': "import { two } from './two';\nexport const one = () => two;\n",
      'two.ts': "import { one } from './one';\nexport const two = () => one;\n",
    },
  },
  {
    rule: 'no-cycle',
    tool: 'oxlint',
    files: {
      'one.ts': "import type { Two } from './two';\nexport type One = Two | undefined;\n",
      'two.ts': "import type { One } from './one';\nexport type Two = One | string;\n",
    },
  },
  {
    rule: 'TS6307',
    tool: 'tsc',
    files: { 'one.ts': "import { config } from '../../../../records/remote.config';\nexport const one = config.name;\n" },
  },
  {
    rule: 'TS2307',
    tool: 'tsc',
    files: { 'one.ts': "import { moneyParts } from '@parlour/ui-kit/src/formatMoney';\nexport const one = moneyParts;\n" },
  },
];
const features = 'apps/wallet/src/features';

/** Folders that no rule is about, or that are made of others. */
const unneeded = ['bench', 'dist', 'docs', 'pictures', 'public', 'test-output'];

await inScratchCopy((copy) => {
  const folders = violations.map((_, index) => `${features}/planted${index}`);
  for (const [index, { files }] of violations.entries()) {
    mkdirSync(path.join(copy, folders[index] ?? ''));
    for (const [file, content] of Object.entries(files)) writeFileSync(path.join(copy, folders[index] ?? '', file), content);
  }
  const run = (/** @type {string} */ tool, /** @type {readonly string[]} */ args) =>
    spawnSync(path.join(root, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' }).stdout.split('\n');
  const said = { oxlint: run('oxlint', ['--format=unix', ...folders]), tsc: run('tsc', ['-b', 'apps/wallet']) };
  for (const [index, { rule, tool }] of violations.entries()) {
    const name = rule.split('/').at(-1) ?? rule;
    const isReported = said[tool].some((line) => line.startsWith(`${folders[index]}/`) && line.includes(name));
    if (!isReported) process.exitCode = 1;
    console.log(`${isReported ? 'reported' : 'MISSED  '} ${rule}`);
  }
}, unneeded);
