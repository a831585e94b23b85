import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, type Site } from '../support/site/site';
import type { BuildTool } from './buildTools';

/** A team's own repository, with a remote `bingo` that one build tool builds. */
export interface TeamRepository {
  /** Builds the remote as a version whose screen shows this text, and publishes it to the site. */
  publish(version: string, text: string): Promise<void>;
  readonly folder: string;
  /** Makes the first screen of these files alone, by their names relative to its folder; others of the repository are as at first. */
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Builds it as it is. */
  build(version: string): Promise<void>;
  /** The command line of the team, with its key alone. */
  release(...words: string[]): Promise<string>;
  remove(): Promise<void>;
}

const sources = {
  'remote.config.ts': `export const config = {
  name: 'bingo',
  platformVersion: '^0.4.0',
  outage: 'outage',
  routes: [
    { path: '/bingo', screen: 'bingo/BingoScreen', access: 'all', chrome: 'back', title: 'bingo.title' },
    { path: '/bingoPrizes', screen: 'prizes/PrizesScreen', access: 'all', chrome: 'bare' },
  ],
};
`,
  'src/configTexts.ts': "export const configTexts = { id: 'config', default: { outage: 'Bingo is not reachable' } };\n",
  'src/features/bingo/bingoTexts.ts': `import { defineTexts } from '@parlour/platform';
export const bingoTexts = defineTexts({ id: 'bingo', default: { title: 'Bingo', drawn: 'Numbers drawn' } });
`,
  'src/features/bingo/bingoTexts.en.ts': "export const bingo = { title: 'Bingo', drawn: 'Balls so far' };\n",
  'src/features/prizes/PrizesScreen.tsx': `import { useState } from 'react';

export function PrizesScreen() {
  const [words] = useState('Nothing to win yet');
  return <p>{words}</p>;
}
`,
  'src/features/bingo/Rules.tsx': `import { getHomeNotices } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery } from '@parlour/platform';

export function Rules() {
  const { data = [] } = useApiQuery(getHomeNotices, {});
  return <p>Five in a row wins. News: {data.length}</p>;
}
`,
  'src/features/bingo/BingoScreen.tsx': `import { useTexts } from '@parlour/platform';
import { Button, theme } from '@parlour/ui-kit';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { bingoTexts } from './bingoTexts';

const Rules = lazy(async () => ({ default: (await import('./Rules')).Rules }));

export function BingoScreen() {
  const texts = useTexts(bingoTexts);
  const [drawn, setDrawn] = useState(0);
  return (
    <main>
      <Board data-testid="board">TEXT</Board>
      <Button onClick={() => setDrawn(drawn + 1)}>{texts.drawn}: {drawn}</Button>
      {drawn > 0 && <Suspense fallback={null}><Rules /></Suspense>}
    </main>
  );
}

const Board = styled.div\`color: \${theme.color.accent};\`;
`,
};

/** The packages that teams install, packed into a folder. */
export async function packPackages(): Promise<string> {
  const out = await mkdtemp(path.join(tmpdir(), 'packages-'));
  await promisify(execFile)(process.execPath, ['scripts/packages.mjs', '--out', out], { cwd: root });
  return out;
}

/** Makes such a repository in a temporary folder, installs it with npm, and lets its team in. */
export async function makeRepository(site: Site, tool: BuildTool, packages: string, budgetKb = 60): Promise<TeamRepository> {
  const folder = await mkdtemp(path.join(tmpdir(), 'team-'));
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const run = async (command: string, env: NodeJS.ProcessEnv = {}) => {
    // Some tools write their errors to one output, some to the other.
    const { stdout } = await promisify(execFile)('bash', ['-euc', `${command} 2>&1`], {
      cwd: folder,
      env: { ...process.env, ...env },
    }).catch((error) => {
      throw new Error(`${command}: ${error.stdout}`);
    });
    return stdout;
  };
  const ours = ['api-client', 'platform', 'ui-kit', 'remote-build', 'cli'];
  const packed = await readdir(packages);
  const tarballs = ours.map((name) => {
    const file = packed.find((one) => one.startsWith(`parlour-${name}-`) && one.endsWith('.tgz'));
    return [`@parlour/${name}`, `file:${path.join(packages, file ?? '')}`] as const;
  });
  const dependencies = {
    ...Object.fromEntries(tarballs),
    ...{ react: '19.3.1', 'react-dom': '19.3.1', 'styled-components': '6.6.0', ...tool.packages },
  };
  const parlour = { site: site.url };
  await write('package.json', JSON.stringify({ name: 'bingo', version: '0.1.0', type: 'module', dependencies, parlour }));
  await write(tool.configFile, tool.config);
  for (const [name, text] of Object.entries(sources)) await write(name, text);
  await run('npm install --no-audit --no-fund --prefer-offline --loglevel=error');
  await run('npx parlour key bingo --public bingo.public.json');
  await site.releaseTool('team', 'bingo', path.join(folder, 'bingo.public.json'), '--budget-kb', String(budgetKb));
  const key = await readFile(path.join(folder, '.parlour/keys/bingo.json'), 'utf8');
  const release = (...words: string[]) =>
    run(`npx parlour ${words.map((word) => JSON.stringify(word)).join(' ')}`, { RELEASES_KEY: key });
  let written = Object.keys(sources).filter((name) => /\/bingo\/[A-Z]/.test(name));
  return {
    folder,
    write: async (files) => {
      for (const name of written) await rm(path.join(folder, name));
      written = Object.keys(files).map((name) => path.join('src/features/bingo', name));
      for (const [name, text] of Object.entries(sources)) if (!/\/bingo\/[A-Z]/.test(name)) await write(name, text);
      // What the build reads once before what it watches.
      const inOrder = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
      for (const [name, text] of inOrder) await write(path.join('src/features/bingo', name), text);
    },
    build: async (version) => void (await run(tool.command, { RELEASE_VERSION: version })),
    publish: async (version, text) => {
      await write('src/features/bingo/BingoScreen.tsx', sources['src/features/bingo/BingoScreen.tsx'].replace('TEXT', text));
      await run(tool.command, { RELEASE_VERSION: version });
      await release('publish', 'bingo', '--dir', 'dist');
    },
    release,
    remove: () => rm(folder, { recursive: true }),
  };
}
