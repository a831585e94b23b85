// @ts-check
// Plants one violation per rule and demands that each is reported: a rule that does not fire guards nothing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { inScratchCopy } from './scratchCopy.mjs';

/** @type {readonly { rule: string, files: Record<string, string>, tool: 'oxlint' | 'tsc' , project?: string }[]} */
const violations = [
  {
    rule: 'import/no-relative-parent-imports',
    tool: 'oxlint',
    files: {
      'apps/wallet/src/features/planted/one.ts': "import { two } from '../deposit/depositRules';\nexport const one = two;\n",
    },
  },
  {
    rule: 'no-restricted-imports',
    tool: 'oxlint',
    files: { 'apps/wallet/src/features/planted/one.ts': "import axios from 'axios';\nexport const one = axios;\n" },
  },
  {
    rule: 'no-explicit-any',
    tool: 'oxlint',
    files: { 'apps/wallet/src/features/planted/one.ts': 'export const one: any = 1;\n' },
  },
  {
    rule: 'no-floating-promises',
    tool: 'oxlint',
    files: { 'apps/wallet/src/features/planted/one.ts': "export const one = () => {\n  fetch('/');\n};\n" },
  },
  {
    rule: 'no-cycle',
    tool: 'oxlint',
    files: {
      'apps/wallet/src/features/planted/one.ts': "import { two } from './two';\nexport const one = () => two;\n",
      'apps/wallet/src/features/planted/two.ts': "import { one } from './one';\nexport const two = () => one;\n",
    },
  },
  {
    rule: 'no-cycle',
    tool: 'oxlint',
    files: {
      'apps/wallet/src/features/planted/one.ts': "import type { Two } from './two';\nexport type One = Two | undefined;\n",
      'apps/wallet/src/features/planted/two.ts': "import type { One } from './one';\nexport type Two = One | string;\n",
    },
  },
  {
    rule: 'TS6307',
    tool: 'tsc',
    project: 'apps/wallet',
    files: {
      'apps/wallet/src/features/planted/one.ts':
        "import { config } from '../../../../records/remote.config';\nexport const one = config.name;\n",
    },
  },
  {
    rule: 'TS2307',
    tool: 'tsc',
    project: 'apps/wallet',
    files: {
      'apps/wallet/src/features/planted/one.ts':
        "import { moneyParts } from '@parlour/ui-kit/src/formatMoney';\nexport const one = moneyParts;\n",
    },
  },
];

/** Folders that no rule is about, or that are made of others. */
const unneeded = ['bench', 'dist', 'docs', 'pictures', 'public', 'test-output'];

await inScratchCopy((copy) => {
  for (const { rule, tool, project, files } of violations) {
    const planted = Object.keys(files).map((file) => path.join(copy, file));
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), content);
    }
    const args = tool === 'oxlint' ? planted : ['-b', project ?? ''];
    const { stdout, stderr, status } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
      cwd: copy,
      encoding: 'utf8',
    });
    const isReported = status !== 0 && (stdout + stderr).includes(rule.split('/').at(-1) ?? rule);
    if (!isReported) process.exitCode = 1;
    console.log(`${isReported ? 'reported' : 'MISSED  '} ${rule}`);
    for (const file of planted) rmSync(file);
  }
}, unneeded);
