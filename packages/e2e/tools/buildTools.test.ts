import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildTools } from './buildTools';

const guide = readFileSync(path.resolve(__dirname, '../../../docs/for-teams.md'), 'utf8');

it.each(Object.entries(buildTools))('teams read which versions were tried: %s', (_name, { packages }) => {
  const named = Object.entries(packages).filter(([name]) => /^(webpack|@rspack\/core|@module-federation\/.*)$/.test(name));
  expect(named.filter(([, version]) => !guide.includes(version))).toEqual([]);
});

it('teams read the config that was tried', () => {
  expect(guide).toContain(buildTools['webpack with @module-federation/enhanced']?.config.trim());
});
