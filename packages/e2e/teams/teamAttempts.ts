import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { describeBuild, type Manifest } from '@parlour/registry';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import { copyChanged } from '../support/releases';
import type { Site } from '../support/site';

/** The release tool, as the team calls it: resolves with what it printed, rejects with what it refused. */
type ReleaseTool = (...words: string[]) => Promise<string>;

/** Something that a team's key is not for, and what the refusal says. */
export interface Attempt {
  readonly what: string;
  readonly attempt: (release: ReleaseTool) => Promise<string>;
  readonly refusal: string;
}

interface Parts {
  readonly site: Site;
  /** The team's repository, with a build of that release of bingo in it. */
  readonly folder: string;
  readonly key: PrivateKey;
  readonly live: Manifest;
}

const because = ['--reason', 'a try'];

/** Other stories publish 1.0.0 and 2.0.0 to the same site. */
export const BINGO = '3.0.0';

/** What the secret of the team of bingo cannot do at a site where this release of bingo is published, and given to 5 % of visitors. */
export async function teamAttempts({ site, folder, key, live }: Parts): Promise<readonly Attempt[]> {
  const { send, signed, registry } = await openSender(site, key);
  const members = await site.releaseTool('members');
  const policyAt = Number(/valid since entry (\d+)/.exec(members.stdout)?.[1]);
  const now = (app: string) => live.remotes[app]?.version ?? '';
  const wallet = await copyChanged('wallet', '6.6.6');
  const stranger = await createKey();
  const strangerFile = path.join(folder, 'stranger.public.json');
  await writeFile(strangerFile, JSON.stringify(publicPart(stranger)));
  const provenance = { revision: 'drill', builtAt: '2026-11-20T12:00:00.000Z' };
  const [walletBuild, own] = [
    await describeBuild(wallet, provenance, 1),
    await describeBuild(path.join(folder, 'dist'), provenance, 1),
  ];

  const command = (refusal: string, ...words: string[]): Attempt => ({
    what: words.join(' '),
    attempt: (release) => release(...words),
    refusal,
  });
  const request = (what: string, refusal: string, attempt: () => Promise<string>): Attempt => ({ what, attempt, refusal });
  const change = (body: object, how?: Sending) => send('POST', 'changes', { change: body, reason: 'a try' }, how);

  const rightTo = (right: string, app: string) => `bingo lacks the right "${right}" for ${app}`;
  const forOperations = `this folder belongs to ${site.url}: its operations run it`;

  return [
    // Other teams' apps.
    command(rightTo('publish', 'wallet'), 'publish', 'wallet', '--dir', wallet),
    command(rightTo('promote', 'wallet'), 'promote', `wallet@${now('wallet')}`, ...because),
    command('lacks the right', 'promote', `bingo@${BINGO}`, `records@${now('records')}`, ...because),
    command(rightTo('rollback', 'wallet'), 'rollback', 'wallet', ...because),
    command(rightTo('rollback', 'shell'), 'rollback', 'shell', ...because),
    command('for records', 'stop', 'records', ...because),
    command(rightTo('switchOff', 'wallet'), 'off', 'wallet', '/recharge', ...because),
    command(rightTo('switchOff', 'records'), 'off', 'records', ...because),
    command(rightTo('switchOff', 'lobby'), 'on', 'lobby', ...because),
    // The site as a whole.
    command(rightTo('compose', 'the site'), 'remove', 'promotions', ...because),
    command(rightTo('compose', 'the site'), 'remove', 'bingo', ...because),
    command(rightTo('compose', 'the site'), 'return', '1', ...because),
    command(rightTo('compose', 'the site'), 'worker', 'off', ...because),
    command('entry 1 is not a request', 'approve', '1', ...because),
    command('entry 1 is not a request', 'decline', '1', ...because),
    // Keys, teams, rights, and what is stored.
    command(forOperations, 'init'),
    command(forOperations, 'rotate', 'online'),
    command(forOperations, 'rotate', 'root'),
    command(forOperations, 'team', 'bingo', strangerFile),
    command(forOperations, 'team', 'wallet', strangerFile),
    command(forOperations, 'person', 'mallory', strangerFile),
    command(forOperations, 'group', 'everybody', '--claim', 'staff'),
    command(forOperations, 'dismiss', 'wallet'),
    command(forOperations, 'rules', 'wallet', '--approval-above', 'never'),
    command(forOperations, 'members'),
    command(forOperations, 'gc'),
    command(forOperations, 'export', path.join(folder, 'exported')),
    command(forOperations, 'local', path.join(folder, 'dist')),
    // Its own releases, once they are published.
    {
      what: `publish other code as bingo ${BINGO}`,
      attempt: async (release) => {
        await appendFile(path.join(folder, 'src/features/bingo/BingoScreen.tsx'), "\nexport const later = 'than the release';\n");
        return release('publish', '--version', BINGO);
      },
      refusal: `bingo ${BINGO} is published already, as something else`,
    },
    request('send other bytes for a file of a published release', `nobody began to publish bingo ${BINGO}`, () =>
      send('PUT', `uploads/bingo/${BINGO}/files/remoteEntry.js`, Buffer.from('alert(1)')),
    ),
    // Requests that are not what the tool sends.
    request("send another team's release, signed by this one", rightTo('publish', 'wallet').replaceAll('"', '\\"'), async () =>
      send('POST', 'uploads', { release: await sign(walletBuild.descriptor, key), sbom: walletBuild.sbom }),
    ),
    request('send a release of its own that a stranger signed', 'of nobody here cannot publish bingo', async () =>
      send('POST', 'uploads', { release: await sign(own.descriptor, stranger), sbom: own.sbom }),
    ),
    request('send a file that no release names', 'nobody began to publish bingo 6.6.6', () =>
      send('PUT', 'uploads/bingo/6.6.6/files/x.js', Buffer.from('alert(1)')),
    ),
    request('send a file to a place outside of its release', 'That is not an address', () =>
      send('PUT', `uploads/bingo/${BINGO}/files/..%2F..%2F..%2Fwallet%2F1.0.0%2FremoteEntry.js`, Buffer.from('alert(1)')),
    ),
    request("complete another team's release", 'for wallet', () => send('POST', 'uploads/wallet/6.6.6/complete', {})),
    request('sign a policy that gives it every app', rightTo('administer', 'the site').replaceAll('"', '\\"'), async () => {
      const rights = { apps: { '*': { rights: ['publish', 'promote'] } }, site: ['compose', 'administer'] };
      const policy = {
        format: 1,
        registry,
        root: 1,
        base: policyAt,
        members: { bingo: { kind: 'team', keys: [publicPart(key)], ...rights } },
        apps: {},
      };
      return change({ kind: 'setPolicy', policy: await sign(policy, key) });
    }),
    request("make a preview of another team's app", 'for wallet', () =>
      send('POST', 'previews', { overrides: { wallet: 'http://localhost:1' }, hours: 1 }),
    ),
    request('sign a preview token itself', 'the document has no preview', async () => {
      const token = {
        rings: ['staff'],
        overrides: { wallet: 'http://localhost:1' },
        by: 'ops',
        validUntil: '2999-01-01T00:00:00.000Z',
      };
      const cookie = Buffer.from(JSON.stringify(await sign(token, key))).toString('base64url');
      const answer = await fetch(site.url, { headers: { cookie: `parlour_preview=${cookie}` } });
      const document = await answer.text();
      if (document.includes('localhost:1')) return 'the document has the preview';
      throw new Error('the document has no preview');
    }),
    request('send a request twice', 'its nonce is used up', async () => {
      const sendOnce = await signed('POST', 'plan', { change: { kind: 'stop', name: 'bingo' } });
      await sendOnce();
      return sendOnce();
    }),
    request("send a request that is for another site's registry", 'The request is for the registry another', () =>
      change({ kind: 'switchOff', name: 'bingo' }, { registry: 'another' }),
    ),
    request('send a request of yesterday', 'signed more than 5 minutes ago', () =>
      change({ kind: 'switchOff', name: 'bingo' }, { now: () => new Date(Date.now() - 86_400_000) }),
    ),
    request("send a request with a stranger's key", 'is of nobody here', () =>
      change({ kind: 'switchOff', name: 'bingo' }, { key: stranger }),
    ),
    request('use the secret as a token', 'That is not the token', () =>
      post(
        site,
        'releases/changes',
        { change: { kind: 'stop', name: 'bingo' }, reason: 'x' },
        { authorization: `Bearer ${key.d}` },
      ),
    ),
    request('log in to the console with the secret', 'That is not the token', () =>
      post(site, 'releases/session', { token: key.d, by: 'ops' }, { origin: site.url }),
    ),
  ];
}

interface Sending {
  readonly key?: PrivateKey;
  readonly registry?: string;
  readonly now?: () => Date;
}

/** Sends requests to the release API that a key signs; rejects with what the site says when it refuses. */
async function openSender(site: Site, key: PrivateKey) {
  const answer = await fetch(`${site.url}/releases/registry`);
  const { registry } = (await answer.json()) as { readonly registry: string };
  /** A signed request, which can be sent several times. */
  const signed = async (method: 'POST' | 'PUT', at: string, body: object, how: Sending = {}) => {
    const url = `${site.url}/releases/${at}`;
    const isFile = Buffer.isBuffer(body);
    const payload = isFile ? body : Buffer.from(JSON.stringify(body));
    const headers = await signRequest({ method, url, body: payload }, { registry, key, ...how });
    const type = isFile ? 'application/octet-stream' : 'application/json';
    return () => answerOf(url, { method, headers: { ...headers, 'content-type': type }, body: new Uint8Array(payload) });
  };
  return { registry, signed, send: async (...sent: Parameters<typeof signed>) => (await signed(...sent))() };
}

async function answerOf(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (response.ok) return text;
  throw new Error(`${response.status} ${text}`);
}

function post(site: Site, at: string, body: object, headers: Record<string, string>): Promise<string> {
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return answerOf(`${site.url}/${at}`, init);
}
