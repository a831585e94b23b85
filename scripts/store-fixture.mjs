// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './run.mjs';
import { takeSources } from './upgrades/earlierSources.mjs';
import { writeStore } from './upgrades/writeStore.mjs';

// Makes the fixture of a version: node scripts/store-fixture.mjs [commit]. docs/upgrading.md says when.
const commit = (await run('git', ['rev-parse', process.argv[2] ?? 'HEAD'])).trim();
const sources = mkdtempSync(path.join(tmpdir(), 'parlour-sources-'));
const fixture = path.join(root, 'packages/registry/fixtures', commit.slice(0, 8));
try {
  rmSync(fixture, { recursive: true, force: true });
  await takeSources(commit, sources);
  await writeStore(sources, fixture);
  const { version } = JSON.parse(readFileSync(path.join(sources, 'package.json'), 'utf8'));
  const written = { commit, version, at: new Date().toISOString(), keys: 'for tests only: everybody knows them' };
  writeFileSync(path.join(fixture, 'written.json'), `${JSON.stringify(written, null, 2)}\n`);
  console.log(`${path.relative(root, fixture)} is written by ${version}, ${commit}`);
} finally {
  rmSync(sources, { recursive: true });
}
