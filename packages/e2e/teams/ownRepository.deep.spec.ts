import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { develop } from '../support/site/develop';
import { saveChanged } from '../support/screens/halfFilledDeposit';
import { openPreview } from '../support/site/preview';
import { expect } from '../support/test';
import { type Team, teamIn, test } from './emptyFolder';
import { BINGO, teamAttempts } from './teamAttempts';

const YARN = '@yarnpkg/cli-dist@4.18.1';
const PNPM = 'pnpm@12.21.0';

/** What a team adds to its screen: a toast library, a style sheet and a chart, which comes when it is needed. */
const additions = {
  'prizes.css': '.prizes { color: rgb(1, 2, 3) }',
  'PrizesChart.tsx': `import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { useEffect, useRef } from 'react';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

export function PrizesChart() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current?.getContext('2d') == null) return undefined;
    const chart = new Chart(canvas.current, { type: 'bar', data: { labels: ['1', '2'], datasets: [{ data: [3, 5] }] } });
    return () => chart.destroy();
  }, []);
  return <canvas ref={canvas} aria-label="Prizes by round" role="img" />;
}
`,
  'Prizes.tsx': `import { lazyComponent } from '@parlour/platform';
import { useEffect } from 'react';
import toast, { Toaster } from 'react-hot-toast';
import './prizes.css';

const PrizesChart = lazyComponent(async () => (await import('./PrizesChart')).PrizesChart);

export function Prizes() {
  useEffect(() => void toast('Two prizes are left'), []);
  return (
    <section className="prizes">
      <h2>Prizes</h2>
      <PrizesChart />
      <Toaster />
    </section>
  );
}
`,
};

async function addPrizes({ folder, run }: Team): Promise<void> {
  await run('npm', 'install', 'react-hot-toast@2.6.1', 'chart.js@4.6.1');
  const feature = path.join(folder, 'src/features/bingo');
  for (const [name, text] of Object.entries(additions)) await writeFile(path.join(feature, name), text);
  await saveChanged(
    folder,
    'src/features/bingo/BingoScreen.tsx',
    '<Card as="ul" data-flush>',
    '<Prizes />\n      <Card as="ul" data-flush>',
  );
  await saveChanged(
    folder,
    'src/features/bingo/BingoScreen.tsx',
    'import { bingoTexts }',
    "import { Prizes } from './Prizes';\nimport { bingoTexts }",
  );
}

/** Seconds since it was made, a line for each step. */
function stopwatch() {
  let before = performance.now();
  const steps: string[] = [];
  return {
    step: (name: string) => {
      const now = performance.now();
      steps.push(`${name} ${((now - before) / 1000).toFixed(1)} s`);
      before = now;
    },
    steps,
  };
}

test(
  'a team goes with npm from an empty folder to 5 % of visitors, with one secret that can do nothing else',
  { tag: '@deep' },
  async ({ empty, npmRegistry, site, releases, openPhone }) => {
    test.setTimeout(600_000);
    const before = await releases.live();
    const time = stopwatch();
    // `npm create` takes what it ran before from its cache, and no newer one.
    const firstTime = { npm_config_cache: path.join(empty, '.npm') };
    const create = ['create', '--yes', '@parlour/remote@latest', 'bingo', '--', '--site', site.url];
    await teamIn(empty, npmRegistry, firstTime).run('npm', ...create);
    time.step('create');
    const folder = path.join(empty, 'bingo');
    const team = teamIn(folder, npmRegistry);
    await team.run('npm', 'install');
    time.step('install');
    await team.run('npm', 'run', 'release', '--', 'key', 'bingo', '--public', 'bingo.public.json');
    // Operations' part.
    await site.releaseTool('team', 'bingo', path.join(folder, 'bingo.public.json'), '--budget-kb', '30');
    time.step('key');
    await addPrizes(team);
    time.step('a toast library, a style sheet and a chart');
    for (const script of ['check', 'build', 'test']) {
      await team.run('npm', 'run', script);
      time.step(script);
    }
    const developing = await develop('npm', ['run', 'dev', '--', '--key', '.parlour/keys/bingo.json'], team);
    const { page } = await openPhone();
    await openPreview(page, developing.preview);
    await page.goto('/#/bingo');
    await page.getByRole('listitem').first().waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    time.step('dev');
    await saveChanged(folder, 'src/features/bingo/BingoScreen.tsx', 'label={words}', 'label={`${words}, saved`}');
    await page.getByText(', saved').first().waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    time.step('save');
    await developing.stop();
    // As in CI: the key is in the environment, and no file of the machine has it.
    const key = await readFile(path.join(folder, '.parlour/keys/bingo.json'), 'utf8');
    await rm(path.join(folder, '.parlour'), { recursive: true });
    const ci = teamIn(folder, npmRegistry, { RELEASES_KEY: key });
    const release = (...words: string[]) => ci.run('npm', 'run', '--silent', 'release', '--', ...words);
    expect(await release('publish', '--version', BINGO)).toContain(`bingo@${BINGO} published`);
    expect(await release('plan', `bingo@${BINGO}`, '--to', 'staff')).toContain(`bingo canary ${BINGO}`);
    await release('promote', `bingo@${BINGO}`, '--to', 'staff', '--reason', 'first look');
    await release('promote', `bingo@${BINGO}`, '--to', '5%', '--reason', 'first visitors');
    time.step('publish to 5 %');
    const live = await releases.live();
    expect(live.remotes['bingo']?.canary).toMatchObject({ version: BINGO, share: 500 });
    const { preview } = /\?preview=(?<preview>\S+)/.exec(await release('preview'))?.groups ?? {};
    const { page: live5 } = await openPhone();
    await openPreview(live5, preview ?? '');
    await live5.goto('/#/bingo');
    await live5.getByText('Two prizes are left').waitFor();
    await live5.getByRole('img', { name: 'Prizes by round' }).waitFor();
    await expect(live5.getByRole('heading', { name: 'Prizes' })).toHaveCSS('color', 'rgb(1, 2, 3)');
    time.step('seen');
    process.stdout.write(`${time.steps.join(', ')}\n`);

    const attempts = await teamAttempts({ site, folder, key: JSON.parse(key), live });
    const outcomes: string[] = [];
    for (const { what, attempt, refusal } of attempts) {
      const said = await attempt(release).then(
        (done) => `was done: ${done}`,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (!said.includes(refusal) || said.startsWith('was done')) outcomes.push(`${what}: ${said}`);
    }
    expect(outcomes).toEqual([]);
    expect(attempts.length).toBeGreaterThanOrEqual(40);
    expect(await releases.live()).toEqual(live);

    expect(await release('stop', 'bingo', '--reason', 'the drill is over')).toContain('live: manifest');
    expect((await releases.live()).remotes).toEqual(before.remotes);
  },
);

for (const [manager, create, words] of [
  ['pnpm', [PNPM, 'create', '@parlour/remote'], [PNPM]],
  ['Yarn', [YARN, 'dlx', '@parlour/create-remote'], [YARN]],
] as const) {
  test(`a team installs, checks, tests and builds with ${manager}`, { tag: '@deep' }, async ({ empty, npmRegistry, site }) => {
    const registry = manager === 'Yarn' ? ['--registry', npmRegistry.url] : [];
    await teamIn(empty, npmRegistry).run('npx', '--yes', ...create, 'bingo', '--site', site.url, ...registry);
    const team = teamIn(path.join(empty, 'bingo'), npmRegistry);
    // The first install writes the lock file; the second is that of CI.
    await team.run('npx', '--yes', ...words, 'install', ...(manager === 'Yarn' ? ['--no-immutable'] : ['--no-frozen-lockfile']));
    const workflow = await readFile(path.join(team.folder, '.github/workflows/release.yml'), 'utf8');
    const install = /- run: (npx --yes .* install .*)/.exec(workflow)?.[1];
    if (install === undefined) throw new Error('CI installs nothing');
    const [program = '', ...rest] = install.split(' ');
    await team.run(program, ...rest);
    await team.run('npm', 'run', 'check');
    await team.run('npx', 'jest');
    expect(await team.run('npm', 'run', 'build')).toMatch(/bingo: BingoScreen\s+\d/);
  });
}
