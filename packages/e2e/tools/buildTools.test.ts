import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildTools } from './buildTools';

const guide = readFileSync(path.resolve(__dirname, '../../../docs/for-teams.md'), 'utf8');

it.each(Object.entries(buildTools))('teams read which versions were tried: %s', (_name, { packages }) => {
  const named = Object.entries(packages).filter(([name]) => /^(webpack|vite|@rspack\/core|@module-federation\/.*)$/.test(name));
  expect(named.filter(([, version]) => !guide.includes(version))).toEqual([]);
});

it.each(['webpack with @module-federation/enhanced', 'Vite'])('teams read the config that was tried: %s', (name) => {
  expect(guide).toContain(buildTools[name]?.config.trim());
});
