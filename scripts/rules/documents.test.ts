import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../workspace/changed.mjs';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const inFolder = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const documents = [
  'README.md',
  'deploy/README.md',
  'apps/operator/README.md',
  ...inFolder('docs'),
  ...inFolder('docs/first-hour'),
  ...inFolder('docs/decisions'),
];
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

const matchesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);
const isThere = (file: string) => existsSync(path.join(root, file));

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names commands that there are', () => {
    const named = matchesIn(text, /\bnpm run (?:-s )?([a-z-]+)/g);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
    expect(
      matchesIn(text, /\bnode (?:--import tsx )?((?:apps|bench|packages|scripts)\/\S+?)[`\s]/g).filter((file) => !isThere(file)),
    ).toEqual([]);
  });

  it('links to files that there are', () => {
    const links = matchesIn(text, /\]\((?!https?:)([^)#\s]+)[^)]*\)/g);
    expect(links.filter((link) => !isThere(path.join(path.dirname(document), link)))).toEqual([]);
  });

  it('links to headings that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*\.md)?#([^)\s]+)\)/g)];
    const missing = links.filter(([, file, anchor = '']) => {
      const headings = read(file === undefined ? document : path.join(path.dirname(document), file)).matchAll(/^#+ (.+)$/gm);
      return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

it('the README and the guides name paths that there are', () => {
  const guides = documents.filter((document) => !document.startsWith('docs/decisions/'));
  const paths = guides.flatMap((guide) =>
    matchesIn(read(guide), /`((?:apps|bench|deploy|docs|packages|scripts|templates)\/[\w./-]+)`/g),
  );
  expect(paths.length).toBeGreaterThan(30);
  // Files that only exist after the steps of for-teams.md.
  expect(paths.filter((place) => place !== 'apps/bingo' && !isThere(place))).toEqual([]);
});

it('the index of decisions names each record by its number and title', () => {
  const index = read('docs/decisions/README.md');
  const records = inFolder('docs/decisions').filter((file) => !file.endsWith('README.md'));
  const rows = records.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(file)) ?? [];
    return `| [${number}](${path.basename(file)}) | ${title} |`;
  });
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
});

it('documents name source files that there are, also without their folder', () => {
  const files = trackedFiles().map((file) => `/${file}`);
  const isSomewhere = (name: string) => files.some((file) => file.endsWith(`/${name}`));
  const missing = documents.flatMap((document) =>
    matchesIn(read(document), /`((?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|cjs))`/g)
      // Names of examples, and what for-teams.md makes.
      .filter((name) => !/bingo|^X?x?(Screen)?\.(deep\.)?(test\.)?tsx?$|postcss\.config/i.test(name) && !isSomewhere(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});
