import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filled, refusalOf } from './names.mjs';

const site = {
  packages: ['@parlour/wallet', '@parlour/testing'],
  owners: new Map([
    ['/transfer', 'wallet'],
    ['/gamePage', 'lobby'],
  ]),
};

it.each([
  ['bingo', undefined],
  ['lucky-wheel', undefined],
  ['a', undefined],
  ['abcdefghijklmnopqrstuvwx', undefined],
  ['abcdefghijklmnopqrstuvwxy', 'is no name'],
  ['', 'is no name'],
  ['Bingo', 'is no name'],
  ['bingo2', 'is no name'],
  ['lucky--wheel', 'is no name'],
  ['-bingo', 'is no name'],
  ['bingo-', 'is no name'],
  ['../bingo', 'is no name'],
  ['bin/go', 'is no name'],
  ['bin\\go', 'is no name'],
  ['bingo\n', 'is no name'],
  ['.', 'is no name'],
  ['__proto__', 'is no name'],
  ['wallet', '"wallet" is taken: there is a package @parlour/wallet.'],
  ['testing', '"testing" is taken: there is a package @parlour/testing.'],
  ['registry', '"registry" is reserved'],
  ['constructor', '"constructor" is reserved'],
  ['transfer', '"transfer" is taken: /transfer is a path of wallet.'],
  ['gamepage', '"gamepage" is taken: /gamePage is a path of lobby.'],
])('%p: %s', (name, refusal) => {
  expect(refusalOf(name, site)).toEqual(refusal === undefined ? undefined : expect.stringContaining(refusal));
});

it.each([
  ["name: 'example', platformVersion: '^0.0.1'", "name: 'lucky-wheel', platformVersion: '^1.2.3'"],
  ["path: '/example', title: 'Example'", "path: '/lucky-wheel', title: 'Lucky wheel'"],
  ["screen: 'example/ExampleScreen'", "screen: 'lucky-wheel/LuckyWheelScreen'"],
  ["import { exampleTexts } from './exampleTexts'", "import { luckyWheelTexts } from './luckyWheelTexts'"],
  ['useExample()', 'useLuckyWheel()'],
  ['"@parlour/example"', '"@parlour/lucky-wheel"'],
])('%s becomes %s', (text, expected) => {
  expect(filled(text, 'lucky-wheel', '1.2.3')).toBe(expected);
});

it.each(['.github/workflows/release.yml', '.gitlab-ci.yml'])('each promotion of %s names a version', (file) => {
  const text = filled(readFileSync(path.join(import.meta.dirname, '../repository', file), 'utf8'), 'bingo', '1.2.3');
  const promoted = [...text.matchAll(/ promote "?([^\s"]+)/g)].map(([, release]) => release);
  expect(promoted.length).toBeGreaterThan(1);
  expect(promoted.filter((release) => !/^bingo@(\$VERSION|latest)$/.test(release ?? ''))).toEqual([]);
});

it.each(['.github/workflows/release.yml', '.gitlab-ci.yml'])('a run of %s that is started again goes on', (file) => {
  const text = readFileSync(path.join(import.meta.dirname, '../repository', file), 'utf8');
  const steps = text.split('\n').filter((line) => / (plan|promote) "?example@\$VERSION/.test(line));
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.filter((line) => !line.includes('--again'))).toEqual([]);
});

it.each(['.github/workflows/release.yml', '.gitlab-ci.yml'])(
  '%s posts a preview for a merge request, which promotes nothing',
  (file) => {
    const text = readFileSync(path.join(import.meta.dirname, '../repository', file), 'utf8');
    const indent = file === '.gitlab-ci.yml' ? '' : ' {2}';
    const job =
      text.split(new RegExp(`\\n(?=${indent}[.\\w]+:\\n)`)).find((part) => part.trimStart().startsWith('preview:')) ?? '';
    expect(job).toMatch(/pull_request|merge_request_event/);
    expect(job).toContain('npm run -s release -- publish --preview --json > preview.json');
    expect(job).not.toContain('promote');
  },
);
