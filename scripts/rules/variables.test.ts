import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../workspace/changed.mjs';
import { knownVariables } from '../deploy/gatewayFacts';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const guides = [
  'README.md',
  ...readdirSync(path.join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const documented = new Set(
  guides.flatMap((guide) =>
    [...read(guide).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=[^`]*)?`/g)].map(([, name = '']) => name),
  ),
);

/** Set by the commands that start a gateway, never by its operators. */
const internal = ['CONSOLE_DIR', 'NODE_ENV', 'PARLOUR_DEV'];
/** Read by Node and React. */
const others = ['NODE_EXTRA_CA_CERTS', 'FALLBACK_THROTTLE_MS'];

const sources = trackedFiles()
  .filter((file) => /\.(ts|tsx|mjs|yaml|yml)$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const readByReleases = sources
  .filter(({ file }) => /^packages\/registry\/src\/.*(?<!\.test)\.ts$/.test(file))
  .flatMap(({ text }) => [...text.matchAll(/env\['(RELEASES?_[A-Z_]+)'\]/g)].map(([, name = '']) => name));

it('the README and the guides name every variable that a gateway or a command of releases reads', () => {
  expect(readByReleases.length).toBeGreaterThan(5);
  const missing = [...knownVariables, ...readByReleases].filter((name) => !documented.has(name) && !internal.includes(name));
  expect(missing).toEqual([]);
});

it('the README and the guides name no variable that nothing reads', () => {
  const unread = [...documented].filter(
    (name) => name.includes('_') && !others.includes(name) && !sources.some(({ text }) => text.includes(name)),
  );
  expect(unread).toEqual([]);
});
