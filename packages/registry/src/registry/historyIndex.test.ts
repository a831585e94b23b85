import { createKey, type PrivateKey, sign } from '@parlour/release-contract/signature';
import { hashOf, historyKey } from './history';
import { apply } from './operations';
import { openRegistry } from './registry';
import { author, promotion, wallet } from '../testing/testFolder';
import { testRegistry, testShell } from '../testing/testRelease';
import { memoryStore } from '../testing/testStore';

const KEY = 'index/history.json';
const back = { kind: 'rollBack', name: 'wallet' } as const;
/** More entries than the stored index may lack. */
const MANY = 70;
const NEWEST = MANY + 3;

const written = new Map<string, Buffer>();
let secret: PrivateKey;
let values: Map<string, Buffer>;
let keys: string[];
/** A wallet in two versions, and a canary of a third whose share changes again and again. */
beforeAll(async () => {
  const made = await testRegistry(memoryStore(written));
  secret = made.secret;
  await made.release(testShell('1.0.0'));
  for (const version of ['1.0.0', '1.1.0']) await made.release(wallet(version));
  await made.publish(wallet('1.2.0'));
  for (let share = 1; share <= MANY; share += 1) await apply(made.registry, promotion('1.2.0', share), author);
});
beforeEach(() => {
  values = new Map(written);
  keys = [];
});
/** Opens the registry as another process would. */
const open = () => {
  const store = memoryStore(values, (method, key) => method === 'read' && keys.push(key));
  return openRegistry(store, secret);
};
const stored = async () => JSON.parse(String(values.get(KEY)));
const store = (document: object) => values.set(KEY, Buffer.from(JSON.stringify(document)));
const entriesRead = async () => {
  keys = [];
  await (await open()).index();
  return keys.filter((key) => key.startsWith('history/')).length;
};

it('is written while the history grows, and says when each release was live', async () => {
  const { sequence } = await stored();
  expect(sequence).toBe(64);
  const index = await (await open()).index();
  expect(Object.fromEntries(index.releases)).toEqual({
    'shell@1.0.0': { stable: { last: NEWEST } },
    'wallet@1.0.0': { stable: { last: 2 }, fallback: NEWEST },
    'wallet@1.1.0': { stable: { before: '1.0.0', last: NEWEST } },
    'wallet@1.2.0': { canary: NEWEST },
  });
  expect(index.canaries.get('wallet')).toMatchObject({ version: '1.2.0', stable: '1.1.0', first: 4 });
});

it('spares reading the history', async () => {
  await expect(entriesRead()).resolves.toBeLessThan(MANY / 2);
  values.delete(KEY);
  await expect(entriesRead()).resolves.toBeGreaterThanOrEqual(MANY);
  // Reading the history wrote the index for the next process.
  await expect(entriesRead()).resolves.toBeLessThan(MANY / 2);
});

it.each<[string, () => Promise<object>]>([
  ['nobody signed', async () => ({ ...(await stored()), stable: { wallet: '9.9.9' } })],
  ['another key signed', async () => sign(await forged(), await createKey())],
  ['is of another history', async () => sign({ ...(await forged()), hash: hashOf(Buffer.from('another')) }, secret)],
  ['is of a history that is gone in part', async () => sign({ ...(await forged()), sequence: 9_999 }, secret)],
  ['has another format', async () => sign({ ...(await forged()), format: 2 }, secret)],
])('is not used when it %s', async (_how, altered) => {
  store(await altered());
  const registry = await open();
  expect((await registry.index()).releases.get('wallet@1.1.0')?.stable?.before).toBe('1.0.0');
  await apply(registry, back, author);
  await expect(apply(registry, back, author)).resolves.toMatchObject({ manifest: { remotes: { wallet: { version: '1.0.0' } } } });
});

/** The stored index with another rollback target and without its signature. */
async function forged(): Promise<object> {
  const { signature: _signature, ...body } = await stored();
  return { ...body, releases: { ...body.releases, 'wallet@1.1.0': { stable: { last: 64, before: '9.9.9' } } } };
}

it('is used when the right key signed it: the cases above would go back to what they say', async () => {
  store(await sign(await forged(), secret));
  expect((await (await open()).index()).releases.get('wallet@1.1.0')?.stable?.before).toBe('9.9.9');
});

it('a history that goes on after a backup without its last entries is what counts', async () => {
  for (let sequence = 40; sequence <= NEWEST; sequence += 1) values.delete(historyKey(sequence));
  const registry = await open();
  await expect(registry.current()).resolves.toMatchObject({ sequence: 39 });
  expect((await registry.index()).releases.get('wallet@1.2.0')).toEqual({ canary: 39 });
  await apply(registry, { kind: 'stop', name: 'wallet' }, author);
  expect((await registry.index()).canaries.size).toBe(0);
});
