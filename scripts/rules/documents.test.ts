import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);
const isThere = (file: string) => existsSync(path.join(root, file));

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names commands that there are', () => {
    const named = found(text, /\bnpm run (?:-s )?([a-z-]+)/g);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
    expect(
      found(text, /\bnode (?:--import tsx )?((?:apps|bench|packages|scripts)\/\S+?)[`\s]/g).filter((file) => !isThere(file)),
    ).toEqual([]);
  });

  it('links to files that there are', () => {
    const links = found(text, /\]\((?!https?:)([^)#\s]+)[^)]*\)/g);
    expect(links.filter((link) => !isThere(path.join(path.dirname(document), link)))).toEqual([]);
  });
});

it('the README and the guides name paths that there are', () => {
  const guides = documents.filter((document) => !document.startsWith('docs/decisions/'));
  const paths = guides.flatMap((guide) =>
    found(read(guide), /`((?:apps|bench|deploy|docs|packages|scripts|templates)\/[\w./-]+)`/g),
  );
  expect(paths.length).toBeGreaterThan(30);
  // What for-teams.md makes is there when it was followed.
  expect(paths.filter((place) => place !== 'apps/bingo' && !isThere(place))).toEqual([]);
});
