import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createKey } from '@parlour/release-contract/signature';
import { type ArgsDef, type CommandDef, runCommand } from 'citty';
import { errorsCommand } from '../../errors';
import { historyCommand } from '../history';
import { statusCommand } from '../status';
import { planCommand } from './plan';
import { promoteCommand } from './promote';
import { rollBackCommand } from './rollback';
import { stopCommand } from './stop';

let server: Server;
afterEach(() => new Promise((closed) => server.close(closed)));

/** The arguments that name a key and a test site, which answers like this. */
async function siteOf(answerTo: (url: string, body: string, kid: string) => unknown): Promise<readonly string[]> {
  const key = await createKey();
  server = createServer((request, response) => {
    const { url = '' } = request;
    void text(request).then((body) =>
      response.end(JSON.stringify(url === '/releases/registry' ? { registry: 'r' } : answerTo(url, body, key.kid))),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return ['--site', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, '--key', JSON.stringify(key)];
}

/** Runs a command and returns what it prints. */
async function saidBy<Args extends ArgsDef>(command: CommandDef<Args>, rawArgs: string[]): Promise<string> {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await runCommand(command, { rawArgs });
    return said.mock.calls.map(([line]) => String(line)).join('');
  } finally {
    said.mockRestore();
  }
}

it('finds the entry of its change also where the reason ends in a line break, as messages of commits do', async () => {
  const site = await siteOf((_url, body, kid) => {
    const { change, reason } = JSON.parse(body);
    // As a gateway stores it.
    return { history: [{ sequence: 7, reason: reason.trim(), author: { key: kid }, difference: [], change }] };
  });
  const said = await saidBy(stopCommand, ['wallet', '--reason', 'Merge branch receipts\n', '--json', ...site]);
  expect(JSON.parse(said)).toMatchObject({ sequence: 7, reason: 'Merge branch receipts' });
});

it.each([
  ['a canary that a share of visitors has already', { version: '1.5.0', share: 500 }, '5'],
  ['a canary of a share that is no binary fraction', { version: '1.5.0', share: 700 }, '7'],
  ['a canary of the rings alone', { version: '1.5.0', share: 0 }, undefined],
  ['a new version', { version: '1.4.0', share: 500 }, undefined],
])('promoting %s to staff says who keeps it', async (_what, canary, share) => {
  const site = await siteOf((url, body, kid) => {
    const { change, reason } = JSON.parse(body || '{}');
    if (url === '/releases/apps') return [{ name: 'wallet', kind: 'remote', live: '1.3.0', canary, releases: [] }];
    if (url === '/releases/plan')
      return { checks: [], difference: [], isAllowed: true, next: { remotes: { wallet: { canary } } } };
    return { history: [{ sequence: 7, reason, author: { key: kid }, difference: [], change }] };
  });
  const words = ['wallet@1.5.0', '--to', 'staff', ...site];
  for (const said of [await saidBy(promoteCommand, [...words, '--reason', 'test']), await saidBy(planCommand, words)]) {
    const [, kept] =
      /wallet@1\.5\.0 stays with (.*) % of visitors, who got it before; stop takes it from them\n/.exec(said) ?? [];
    expect(kept).toBe(share);
  }
});

it.each([
  ['the canary alone', 'wallet canary 1.5.0 for staff → none', true],
  ['the release of everyone', 'wallet 1.4.0 → 1.3.0', false],
])('a rollback of %s says whether the release of everyone stays', async (_what, line, stays) => {
  const site = await siteOf((url, body, kid) => {
    if (url === '/releases/apps') return [{ name: 'wallet', kind: 'remote', live: '1.4.0', releases: [] }];
    const { change, reason } = JSON.parse(body);
    return { history: [{ sequence: 7, reason, author: { key: kid }, difference: [line], change }] };
  });
  const said = await saidBy(rollBackCommand, ['wallet', '--reason', 'it fails', ...site]);
  expect(said.includes('everyone has wallet 1.4.0, as before: roll back once more if that one fails')).toBe(stays);
});

it.each([
  ['wallte', 'no release of wallte is published'],
  ['wallet@9.9.9', 'wallet@9.9.9 is not published; status names what is'],
])('errors of %s, which is not there, are refused: none of them reads as if all was well', async (wanted, refusal) => {
  const releases = [{ version: '1.4.0', builtAt: '' }];
  const site = await siteOf(() => [{ name: 'wallet', kind: 'remote', live: '1.4.0', releases }]);
  await expect(saidBy(errorsCommand, [wanted, ...site])).rejects.toThrow(refusal);
});

it('errors of the latest release are those of the one that was built last', async () => {
  const asked: string[] = [];
  const site = await siteOf((url) => {
    if (url === '/releases/apps') return [{ name: 'wallet', kind: 'remote', live: '1.4.0', releases: [{ version: '1.5.0' }] }];
    asked.push(url);
    return { groups: [], total: 0 };
  });
  await saidBy(errorsCommand, ['wallet@latest', ...site]);
  expect(asked.join()).toContain('wallet%401.5.0');
});

it('status says which canary was taken back, by whom and why, and how one does that goes on', async () => {
  const apps = [
    { name: 'wallet', kind: 'remote', live: '1.4.0', releases: [] },
    { name: 'lobby', kind: 'remote', live: '2.0.0', canary: { version: '2.1.0', share: 500, rings: [] }, releases: [] },
  ];
  const manifest = { shell: {}, remotes: { wallet: {}, lobby: {} } };
  const reason = '9 of 9 loads failed';
  const change = { kind: 'stop', name: 'wallet' };
  const difference = ['wallet canary 1.5.0 for staff → none'];
  const tally = (loads: number) => ({ loads, failures: 0 });
  const verdict = { name: 'lobby', version: '2.1.0', verdict: 'healthy', canary: tally(400), stable: tally(900) };
  const site = await siteOf((url) => {
    if (url.startsWith('/releases/history')) return [{ sequence: 9, at: 'today', by: 'guardrail', reason, change, difference }];
    return url.startsWith('/releases/health') ? { verdicts: [verdict] } : { manifest, apps, requests: [] };
  });
  const said = await saidBy(statusCommand, [...site]);
  expect(said).toContain('canary 1.5.0 was taken back by entry 9, today (guardrail: 9 of 9 loads failed)');
  expect(said).toContain('canary 2.1.0: the guardrail calls it healthy: 0 of 400 loads failed, 0 of 900 of the stable release');
});

describe('a history of more entries than a site gives at once', () => {
  const newest = 250;
  const taken = 'wallet canary 1.5.0 for staff → none';
  const entryOf = (sequence: number) => ({
    sequence,
    at: new Date(Date.UTC(2026, 10, 1, sequence)).toISOString(),
    by: 'ana',
    reason: 'the receipt stays empty',
    difference: [sequence === 120 ? taken : 'lobby 1.0.0 → 1.0.1'],
  });
  const asked: string[] = [];
  const site = () =>
    siteOf((url) => {
      if (url === '/releases/apps') {
        const releases = [{ version: '1.5.0', builtAt: entryOf(100).at }];
        return [{ name: 'wallet', kind: 'remote', live: '1.4.0', releases }];
      }
      if (url === '/releases/state') return { requests: [] };
      asked.push(url);
      const query = new URL(url, 'http://site').searchParams;
      const before = Number(query.get('before') ?? newest + 1);
      return Array.from({ length: Math.min(Number(query.get('limit')), before - 1) }, (_, back) => entryOf(before - 1 - back));
    });

  it('is looked through as far back as the release was built before it is given out again', async () => {
    const words = ['wallet@1.5.0', '--to', 'staff', '--reason', 'run 7', '--again', ...(await site())];
    await expect(saidBy(promoteCommand, words)).rejects.toThrow('entry 120 took wallet@1.5.0 from visitors');
    expect(asked).toEqual(['/releases/history?limit=100', '/releases/history?limit=100&before=151']);
  });

  it('is shown as far back as is asked', async () => {
    const said = await saidBy(historyCommand, ['--limit', '230', '--json', ...(await site())]);
    expect((JSON.parse(said) as { sequence: number }[]).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 230 }, (_, back) => newest - back),
    );
  });
});
