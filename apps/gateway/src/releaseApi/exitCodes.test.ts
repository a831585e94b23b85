import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileStore, keyFile, readKey } from '@parlour/registry';
import { appRights } from '@parlour/release-contract/policy';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { setPolicy, testRegistry } from '@parlour/registry/testing/testRelease';
import { writeBuild } from '../testing/killedUpload';
import { openGateway, type OpenGateway } from '../testing/openGateway';

const root = path.resolve(__dirname, '../../../..');

let gateway: OpenGateway;
const own = () => path.join(gateway.folder, 'ana.json');
const strangers = () => path.join(gateway.folder, 'stranger.json');
const built = () => path.join(gateway.folder, 'built');

beforeAll(async () => {
  gateway = await openGateway();
  const online = await readKey(keyFile(path.join(gateway.folder, 'keys'), 'registry'));
  const { registry, secret } = await testRegistry(fileStore(path.join(gateway.folder, 'registry')), online);
  const key = await createKey();
  await writeFile(own(), JSON.stringify(key));
  await writeFile(strangers(), JSON.stringify(await createKey()));
  await writeBuild(built(), '2.0.0');
  const ana = { kind: 'person' as const, keys: [publicPart(key)], apps: { '*': { rights: [...appRights] } } };
  await setPolicy(registry, secret, ({ members, apps }) => ({
    members: { ...members, ana: { ...ana, site: ['compose'] } },
    apps,
  }));
});
afterAll(() => gateway.close());

/** Runs the release tool, on the store or through the site, and resolves with its exit code. */
function release(words: readonly string[], site: Readonly<Record<string, string>>) {
  const { RELEASES_SITE: _site, RELEASES_KEY: _key, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: gateway.folder, ...site };
  const all = ['--import', 'tsx', 'packages/registry/src/cli.ts', ...words];
  return new Promise<{ readonly code: unknown; readonly said: string }>((resolve) => {
    execFile(process.execPath, all, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, said: error === null ? stdout.trim() : stderr.trim() }),
    );
  });
}

it.each<[string, () => readonly string[], number]>([
  ['nothing would change', () => ['promote', 'wallet@1.0.0', '--reason', 'x'], 2],
  ['wallet@1.0.0 is what everyone has already', () => ['promote', 'wallet@1.0.0', '--reason', 'x', '--again'], 0],
  ['wallet@1.0.0 is what everyone has already', () => ['plan', 'wallet@1.0.0', '--to', 'staff', '--again'], 0],
  ['wallet@9.9.9 is not published', () => ['plan', 'wallet@9.9.9', '--again'], 2],
  ['wallet@9.9.9 is not published', () => ['promote', 'wallet@9.9.9', '--reason', 'x'], 2],
  ['wallet@9.9.9 is not published', () => ['plan', 'wallet@9.9.9'], 2],
  ['there is no manifest 99', () => ['return', '99', '--reason', 'x'], 2],
  ['is the first version that was ever live', () => ['rollback', 'wallet', '--reason', 'x'], 2],
  ['no release of bingo is published', () => ['promote', 'bingo@latest', '--reason', 'x'], 1],
  ['is not the number of a manifest', () => ['return', 'x', '--reason', 'x'], 1],
  ['there is no manifest 99', () => ['replay', '99'], 1],
  ['--ring staf is neither staff nor agents', () => ['preview', '--ring', 'staf'], 1],
  ['of nobody here', () => ['publish', 'wallet', '--dir', built(), '--key', strangers()], 4],
])(
  '"%s" ends a command with the same code on the store and at the site',
  async (message, words, code) => {
    const site = { RELEASES_SITE: `http://127.0.0.1:${gateway.port}`, RELEASES_KEY: own() };
    const [stored, asked] = await Promise.all([release(words(), {}), release(words(), site)]);
    expect([stored, asked]).toEqual([stored, asked].map(() => ({ code, said: expect.stringContaining(message) })));
  },
  30_000,
);

it('a preview is of the ring that was named, made on the store or by the site', async () => {
  const site = { RELEASES_SITE: `http://127.0.0.1:${gateway.port}`, RELEASES_KEY: own() };
  const made = await Promise.all([{}, site].map((env) => release(['preview', '--ring', 'staff', '--json'], env)));
  const opened = made.map(({ said }) => {
    const { link } = JSON.parse(said) as { readonly link: string };
    const text = new URL(link, 'http://site').searchParams.get('preview') ?? '';
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
  });
  expect(opened).toEqual(opened.map(() => expect.objectContaining({ rings: ['staff'], overrides: {} })));
});
