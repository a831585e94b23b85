import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey } from '@parlour/release-contract/signature';
import { type CommandDef, runCommand } from 'citty';
import { hourName } from '../../../canary/releaseUsage';
import { fileStore } from '../../../storage/fileStore';
import { siteStore } from '../../../storage/siteStore';
import { type TestRegistry, testRegistry, testRemote, testShell } from '../../../testing/testRelease';
import { keyFile, readOrCreateKey } from '../../../trust/keys';

let folder: string;
let made: TestRegistry;
// The commands read the folder when they are loaded.
beforeAll(async () => {
  folder = process.env['DATA_DIR'] = await mkdtemp(path.join(tmpdir(), 'sites-'));
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  made = await testRegistry(fileStore(path.join(folder, 'registry')), key);
  await made.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
  await made.publish(testRemote('wallet', '1.1.0', ['/wallet']));
});
afterAll(() => rm(folder, { recursive: true }));

const commands = async () => ({
  ...(await import('./sites')),
  ...(await import('./team')),
  ...(await import('./people')),
  ...(await import('./members')),
  ...(await import('../changes/promote')),
  ...(await import('../changes/rollback')),
  ...(await import('../changes/plan')),
  ...(await import('../changes/cancel')),
  ...(await import('../changes/stop')),
  ...(await import('./freeze')),
  ...(await import('../status')),
  ...(await import('../history')),
  ...(await import('../gc')),
  ...(await import('../verify')),
});
const run = async (name: keyof Awaited<ReturnType<typeof commands>>, ...rawArgs: readonly string[]) => {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await runCommand((await commands())[name] as CommandDef, { rawArgs: [...rawArgs] });
    return said.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    said.mockRestore();
  }
};
const member = async (name: string) => (await made.registry.head()).policy.members[name];

it('a site is made with its hosts, and asks for those of the default site', async () => {
  await expect(run('siteCommand', 'staging', '--host', 'staging.example')).rejects.toThrow(
    'default has no host, and nobody could reach it: once one site has hosts, each needs its own',
  );
  expect(await run('siteCommand', 'staging', '--host', 'staging.example,localhost:8081', '--default-host', 'site.example')).toBe(
    'the site default: site.example\nthe site staging: staging.example, localhost:8081\n',
  );
  expect(await run('siteCommand', 'staging', '--backend', 'https://api.staging.example')).toBe(
    'the site staging: staging.example, localhost:8081; backend https://api.staging.example\n',
  );
  await expect(run('siteCommand', 'staging', '--host', 'a.example:443')).rejects.toThrow(
    'do not send the usual port of a.example:443',
  );
  await expect(run('siteCommand', 'staging', '--host', 'a.example:70000')).rejects.toThrow(
    'no port like that of a.example:70000',
  );
  expect(await run('siteCommand', 'staging', '--backend', 'none')).toBe('the site staging: staging.example, localhost:8081\n');
});

it('what is promoted on a site by its name is live there alone', async () => {
  await run('promoteCommand', 'shell@1.0.0', 'wallet@1.1.0', '--site', 'staging', '--reason', 'to try it', '--by', 'ana');
  expect(await run('statusCommand')).toMatch(/wallet {6}1\.0\.0/);
  expect(await run('statusCommand', '--site', 'staging')).toMatch(/wallet {6}1\.1\.0/);
  expect(await run('historyCommand', '--site', 'staging')).toContain('to try it');
  expect(await run('historyCommand')).not.toContain('to try it');
  expect(await run('sitesCommand')).toMatch(
    /^ {2}default {5}site\.example; manifest 1, composition c-\w{6}\n {2}staging {5}staging\.example, localhost:8081; manifest \d+, composition c-\w{6}\n$/,
  );
});

it.each([
  ['stagin', 'there is no site stagin here; there are: default, staging'],
  ['Staging', '--site Staging is not an address like https://host'],
  ['staging.example', '--site staging.example is not an address like https://host'],
  ['http://127.0.0.1:1/?site=staging', 'is not an address alone: say --site http://127.0.0.1:1'],
  ['', '--site is empty'],
])('the site %s is not there, and nothing is done', async (name, message) => {
  const { sequence } = await made.registry.head();
  await expect(run('rollBackCommand', 'wallet', '--site', name, '--reason', 'test', '--key', '{}')).rejects.toThrow(message);
  expect((await made.registry.head()).sequence).toBe(sequence);
});

it('a name beside the address of a gateway is that of a site which the gateway knows', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end(url === '/releases/registry' ? '{"registry":"r"}' : '[]');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env['RELEASES_SITE'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const key = JSON.stringify(await createKey());
    await run('historyCommand', '--site', 'staging', '--limit', '3', '--key', key);
    await run('sitesCommand', '--key', key);
    expect(asked.filter((url) => url !== '/releases/registry')).toEqual([
      '/releases/history?limit=3&site=staging',
      '/releases/sites',
    ]);
    await expect(run('verifyCommand', '--site', 'staging', '--key', key)).rejects.toThrow(
      'this looks at what a site serves, so name the address of staging with --site',
    );
  } finally {
    delete process.env['RELEASES_SITE'];
    await new Promise((closed) => server.close(closed));
  }
});

it('what everyone has on staging goes live here by its name, and a rule may demand that it was there for a time', async () => {
  expect(await run('siteCommand', 'default', '--requires', 'staging 24h')).toContain('requires 24 h on staging');
  await expect(run('promoteCommand', '--from', 'staging', '--reason', 'tried')).rejects.toThrow(
    'wallet@1.1.0 was live on staging for 0 h of the 24 h that default requires',
  );
  await run('siteCommand', 'default', '--requires', 'none');
  expect(await run('promoteCommand', '--from', 'staging', '--reason', 'tried')).toContain('wallet 1.0.0 → 1.1.0\nlive: manifest');
  expect(await run('historyCommand', '--site', 'staging', '--limit', '1')).toContain('default: wallet 1.0.0 → 1.1.0');
  await expect(run('promoteCommand', '--from', 'staging', '--reason', 'tried')).rejects.toThrow(
    'what everyone has on staging is live here already',
  );
  await expect(run('promoteCommand', 'bingo', '--from', 'staging', '--reason', 'tried')).rejects.toThrow(
    'staging has no release of bingo for everyone',
  );
  await expect(run('promoteCommand', '--reason', 'tried')).rejects.toThrow('name what goes live: wallet@1.5.0, one or more');
  await expect(run('siteCommand', 'default', '--requires', 'staging')).rejects.toThrow(
    '--requires staging is not a site and its hours, like "staging 24h"',
  );
  await run('rollBackCommand', 'wallet', '--reason', 'the tests below begin with it');
});

it('a release goes on by itself in stages, is cancelled, and a freeze lets nothing new in', async () => {
  const words = ['wallet@1.1.0', '--stages', '5 % now, everyone after 1 h', '--loads', '50'];
  expect(await run('planCommand', ...words)).toMatch(
    / {2}stage 1: 5 % now\n {2}stage 2: everyone .* at the earliest, once 50 loads/,
  );
  expect(await run('promoteCommand', ...words, '--reason', 'receipts')).toMatch(
    /wallet canary 1\.1\.0 for staff, agents, 5 %\nwallet@1\.1\.0 for everyone, .* at the earliest\nlive: manifest/,
  );
  expect(await run('statusCommand')).toMatch(/wallet@1\.1\.0: next: everyone in 1 h 0 min, .* \(entry \d+, \w+\)/);
  expect(await run('promoteCommand', ...words, '--reason', 'receipts', '--again')).toContain('is for staff, agents, 5 % already');
  expect(await run('cancelCommand', 'wallet', '--reason', 'not today')).toMatch(
    /ended: wallet@1\.1\.0 not for everyone\nentry \d+ of the history; what is live did not change/,
  );
  expect(await run('statusCommand')).not.toContain('next:');

  expect(await run('freezeCommand', '--until', 'tomorrow 09:00', '--reason', 'cup final')).toContain('(cup final)');
  expect(await run('statusCommand')).toMatch(/frozen from .* until .*: only roll back, stop and switch off work \(cup final\)/);
  await expect(run('promoteCommand', 'wallet@1.1.0', '--reason', 'now')).rejects.toThrow(
    'only roll back, stop and switch off work here (cup final)',
  );
  await run('rollBackCommand', 'wallet', '--reason', 'it fails');
  expect(await run('freezeCommand', '--lift')).toBe('the site default: site.example\n');

  for (const [wrong, message] of [
    [['--stages', '5 % now', '--to', '5%'], '--stages say who gets it; leave out --to'],
    [['--stages', '5 % now', '--loads', 'many'], '--loads many is not a number of loads'],
    [['--stages', '5 % now, 1 % after 1 h'], 'reaches no more visitors than the stage before it'],
  ] as const)
    await expect(run('promoteCommand', 'wallet@1.1.0', '--reason', 'x', ...wrong)).rejects.toThrow(message);
  await expect(run('freezeCommand', '--lift', '--until', '10:00')).rejects.toThrow('leave out --from and --until');
  await expect(run('promoteCommand', 'wallet@1.1.0', '--loads', '9', '--reason', 'x')).rejects.toThrow('leave it out');
  await expect(run('planCommand', 'wallet@1.1.0', '--stages', '5 % now, 9 % after 31 d')).rejects.toThrow('1 minute to 30 days');
  await run('promoteCommand', 'wallet@1.1.0', '--stages', '5 % after 1 h', '--reason', 'x');
  await expect(run('stopCommand', 'wallet', '--reason', 'x')).rejects.toThrow(
    /has a schedule, of entry \d+; end it with: .* cancel wallet/,
  );
  await run('cancelCommand', 'wallet', '--reason', 'x');
  await expect(run('freezeCommand', '--reason', 'x')).rejects.toThrow('say until when with --until');
  await expect(run('freezeCommand', '--until', '10:00')).rejects.toThrow('say why with --reason');
  await expect(run('freezeCommand', '--until', '2020-01-01 10:00', '--reason', 'x')).rejects.toThrow('before it begins');
});

it('a dialect is named by its file, and a wrong one by its field', async () => {
  const file = path.join(folder, 'dialect.json');
  await writeFile(file, '{"envelope":{"code":"status","yes":[0]}}');
  expect(await run('siteCommand', 'staging', '--dialect', file)).toContain('a dialect: {"envelope":{"code":"status","yes":[0]}}');
  await writeFile(file, '{"money":[{"fields":["fee","fee"]}]}');
  await expect(run('siteCommand', 'staging', '--dialect', file)).rejects.toThrow('money.0.fields names a field twice');
  await writeFile(file, '{');
  await expect(run('siteCommand', 'staging', '--dialect', file)).rejects.toThrow(`--dialect ${file}: Invalid JSON`);
  await expect(run('siteCommand', 'staging', '--dialect', `${file}x`)).rejects.toThrow('cannot be read');
  expect(await run('siteCommand', 'staging', '--dialect', 'none')).not.toContain('dialect');
});

it('rights and rules are named for a site, and leave those on others as they are', async () => {
  const before = await member('wallet');
  expect(await run('teamCommand', 'wallet', '--on', 'staging')).toContain(
    'on staging, wallet: canary, promote, rollback, switchOff',
  );
  expect(await member('wallet')).toEqual({
    ...before,
    sites: { staging: { apps: { wallet: { rights: ['canary', 'promote', 'rollback', 'switchOff'] } }, site: [] } },
  });
  await run('personCommand', 'ana', '--token', '--apps', '*', '--rights', 'promote', '--on', 'staging', '--site', 'compose');
  expect(await member('ana')).toMatchObject({
    apps: {},
    site: [],
    sites: { staging: { apps: { '*': { rights: ['promote'] } }, site: ['compose'] } },
  });
  await run('personCommand', 'ana', '--apps', 'wallet', '--rights', 'rollback');
  expect(await member('ana')).toMatchObject({
    apps: { wallet: { rights: ['rollback'] } },
    sites: { staging: { apps: { '*': { rights: ['promote'] } }, site: ['compose'] } },
  });
  expect(await run('rulesCommand', 'wallet', '--approval-above', '5%', '--on', 'staging')).toContain(
    'the site staging: staging.example, localhost:8081; rules of wallet: budget 33.9 kB, a second person above 5 %',
  );
  expect((await made.registry.head()).policy.apps['wallet']?.approvalAbove).toBeUndefined();
});

it.each<[string, readonly string[], string]>([
  [
    'publishing on a site',
    ['wallet', '--on', 'staging', '--rights', 'publish'],
    '--rights knows no "publish"; there are canary,',
  ],
  ['rights on no site', ['wallet', '--on', 'koi'], 'wallet has rights on the site koi, which does not exist'],
  ['rights on what each object has', ['wallet', '--on', 'constructor'], 'constructor cannot be the name of a site'],
  ['a budget on no site', ['wallet', '--on', 'koi', '--budget-kb', '9'], 'there is no site koi here; make it with:'],
])('%s is refused', async (_what, args, message) => {
  await expect(run('teamCommand', ...args)).rejects.toThrow(message);
});

it('a release that pages of any site still use is not removed', async () => {
  await made.publish(testRemote('wallet', '1.2.0', ['/wallet']));
  const minute = Math.floor(Date.now() / 60_000);
  const figures = { format: 1, minutes: [{ minute, releases: { 'wallet@1.2.0': {} } }] };
  const key = `telemetry/${hourName(Math.floor(minute / 60))}/other.json`;
  const store = siteStore(fileStore(path.join(folder, 'registry')), 'staging');
  await store.write(key, Buffer.from(JSON.stringify(figures)));
  expect(await run('gcCommand', '--dry-run')).toMatch(/keeps {3}wallet@1\.2\.0 {2}in use/);
  await store.remove(key);
  expect(await run('gcCommand', '--dry-run')).toMatch(/keeps {3}wallet@1\.2\.0 {2}published/);
});

it('a site goes with all rights on it, and one made with its name begins with nothing', async () => {
  await expect(run('siteCommand', 'default', '--remove')).rejects.toThrow('it cannot be taken away');
  await expect(run('siteCommand', 'koi', '--remove')).rejects.toThrow('there is no site koi');
  const said = await run('siteCommand', 'staging', '--remove');
  expect(said).toContain('there is no site staging any more');
  expect((await member('ana'))?.sites).toBeUndefined();
  await expect(run('statusCommand', '--site', 'staging')).rejects.toThrow('there is no site staging here; there are: default');
  await run('siteCommand', 'staging', '--host', 'staging.example');
  expect(await run('sitesCommand')).toContain('staging.example; nothing is live');
});
