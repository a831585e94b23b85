import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { type CommandDef, runCommand } from 'citty';
import { keyFile, readOrCreateKey } from '../../../trust/keys';
import { fileStore } from '../../../storage/fileStore';
import { testBuild, type TestRegistry, testRegistry, testRemote, testShell } from '../../../testing/testRelease';

let folder: string;
let site: TestRegistry;
let printed: string;
let said: jest.SpyInstance;
// The commands read the folder when they are loaded.
beforeAll(async () => {
  folder = process.env['DATA_DIR'] = await mkdtemp(path.join(tmpdir(), 'teams-'));
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  site = await testRegistry(fileStore(path.join(folder, 'registry')), key);
  await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
});
beforeEach(() => {
  printed = '';
  said = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => said.mockRestore());
afterAll(() => rm(folder, { recursive: true }));

const run = async (name: 'teamCommand' | 'dismissCommand' | 'rulesCommand' | 'membersCommand', ...rawArgs: readonly string[]) => {
  const commands = { ...(await import('./team')), ...(await import('./members')) };
  await runCommand(commands[name] as CommandDef, { rawArgs: [...rawArgs] });
  return printed;
};
const ORPHAN = 'wallet 1.0.0 stays live, signed by no key that may publish it';

it('a new key beside the retired one leaves no release without a team', async () => {
  const file = path.join(folder, 'next.public.json');
  await writeFile(file, JSON.stringify(publicPart(await createKey())));
  expect(await run('teamCommand', 'wallet', file, '--retire')).not.toContain(ORPHAN);
});

it('whoever dismisses a team, or takes its right to publish, reads which release has no team now', async () => {
  expect(await run('teamCommand', 'wallet', '--rights', 'rollback')).toContain(ORPHAN);
  printed = '';
  expect(await run('teamCommand', 'wallet', '--rights', 'publish,rollback')).not.toContain(ORPHAN);
  expect(await run('dismissCommand', 'wallet')).toContain(ORPHAN);
});

it('a release without a team is told while it is the fallback of another one', async () => {
  const file = path.join(folder, 'new.public.json');
  const key = await createKey();
  await writeFile(file, JSON.stringify(publicPart(key)));
  expect(await run('teamCommand', 'wallet', file)).toContain(ORPHAN);
  for (const [version, isTold] of [
    ['1.1.0', true],
    ['1.2.0', false],
  ] as const) {
    await site.registry.publish(testBuild(testRemote('wallet', version, ['/wallet'])), key);
    await site.promote({ name: 'wallet', version });
    printed = '';
    expect((await run('teamCommand', 'wallet')).includes(ORPHAN)).toBe(isTold);
  }
});

it('the key of one member is not given to another, who would have no rights with it', async () => {
  const file = path.join(folder, 'taken.public.json');
  const key = publicPart(await site.keyOf('records'));
  await writeFile(file, JSON.stringify(key));
  await expect(run('teamCommand', 'bingo', file)).rejects.toThrow(
    `the key ${key.kid} is that of records and of bingo: each of them needs a key of its own`,
  );
});

it('the jobs of one team are not given to another, since nobody could tell whose they are', async () => {
  const jobs = ['--github', 'acme/site', '--branch', 'main', '--audience', 'https://play.example'];
  await run('teamCommand', 'lobby', ...jobs, '--workflow', 'lobby.yml');
  await run('teamCommand', 'promotions', ...jobs, '--workflow', 'promotions.yml');
  await expect(run('teamCommand', 'records', ...jobs, '--workflow', 'lobby.yml')).rejects.toThrow(
    'are those of records and of lobby: name a claim that tells them apart',
  );
});

it('the rules of an app are shown, which whoever changes them for a while has to know', async () => {
  await run('rulesCommand', 'records', '--approval-above', '0%');
  printed = '';
  expect(await run('membersCommand')).toMatch(/^ {2}rules of records: budget [\d.]+ kB, a second person above 0 %$/m);
});

it('whoever makes a rule for two people reads that nobody is named who holds the keys, and names them', async () => {
  const file = path.join(folder, 'held.public.json');
  await writeFile(file, JSON.stringify(publicPart(await createKey())));
  await run('teamCommand', 'wallet', file);
  const UNHELD = 'whoever has the keys of wallet may approve what they request';
  printed = '';
  expect(await run('rulesCommand', 'wallet', '--approval-above', '5%', '--starter', 'named')).toContain(UNHELD);
  await expect(run('teamCommand', 'wallet', '--held-by', 'ana')).rejects.toThrow('--held-by ana is no person here');
  printed = '';
  const subject = 'https://login.example|1';
  expect(await run('teamCommand', 'wallet', '--held-by', subject)).toContain(`held by ${subject}`);
  expect(printed).not.toContain(UNHELD);
  expect(await run('membersCommand')).toContain('a second person above 5 %, requested by somebody who is known');
  await run('teamCommand', 'wallet', '--rights', 'publish,promote');
  expect(await run('teamCommand', 'wallet', '--held-by', 'nobody')).toContain(UNHELD);
});

it.each(['http://tables.example', 'https://tables.example/', "https://tables.example; script-src 'unsafe-inline'", '*'])(
  '%j is no origin that a remote may be allowed to call',
  async (origin) => {
    await expect(run('teamCommand', 'wallet', '--origin', origin)).rejects.toThrow(`--origin ${origin} is no origin like`);
  },
);

it('the origin that a remote may call stays until it is taken away', async () => {
  const rules = async () => (await site.registry.head()).policy.apps['wallet'];
  await run('teamCommand', 'wallet', '--origin', 'https://tables.example:8443');
  await run('teamCommand', 'wallet', '--budget-kb', '40');
  expect(await rules()).toMatchObject({ origin: 'https://tables.example:8443', budget: 40_000 });
  await run('teamCommand', 'wallet', '--origin', 'none');
  expect(await rules()).not.toHaveProperty('origin');
});

it('a team may have jobs instead of keys; what is named replaces what was, and is retired like keys', async () => {
  const audience = ['--audience', 'https://play.example'];
  const jobs = ['--github', 'acme/bingo', '--branch', 'main', ...audience];
  expect(await run('teamCommand', 'bingo', ...jobs)).toContain(
    'in force: bingo is a team with jobs (https://token.actions.githubusercontent.com: repository acme/bingo, ref refs/heads/main; for https://play.example)',
  );
  const member = async () => (await site.registry.head()).policy.members['bingo'];
  await run('teamCommand', 'bingo', '--github', 'acme/bingo', '--tag', 'v*', ...audience, '--retire');
  expect(await member()).toMatchObject({
    identities: [{ claims: { ref: 'refs/tags/v*' } }],
    retiredIdentities: [{ claims: { ref: 'refs/heads/main' } }],
  });
  await run('teamCommand', 'bingo', ...jobs, '--also');
  expect((await member())?.identities).toHaveLength(2);
  expect(await member()).not.toHaveProperty('retiredIdentities');
  await expect(run('teamCommand', 'bingo', '--github', 'none')).rejects.toThrow(
    'name the file of a public key of bingo, or the jobs',
  );
});

it('a rule may demand a proven provenance, beside those that are there', async () => {
  await run('rulesCommand', 'wallet', '--approval-above', '5%');
  expect(await run('rulesCommand', 'wallet', '--provenance', 'proven')).toContain('with a proven provenance');
  const rules = async () => (await site.registry.head()).policy.apps['wallet'];
  expect(await rules()).toMatchObject({ approvalAbove: 500, provenance: 'proven' });
  await run('rulesCommand', 'wallet', '--provenance', 'any');
  expect(await rules()).not.toHaveProperty('provenance');
  await expect(run('rulesCommand', 'wallet')).rejects.toThrow('name a rule: --approval-above, --starter or --provenance');
  await expect(run('rulesCommand', 'wallet', '--provenance', 'yes')).rejects.toThrow(
    '--provenance yes is neither proven nor any',
  );
});
