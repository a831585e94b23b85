import type { RootKeys } from '@parlour/release-contract/rootChain';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { keysAfter, keysOfDocument, type TrustedKeys } from './trustedKeys';

let root: PrivateKey;
let nextRoot: PrivateKey;
let old: PrivateKey;
let next: PrivateKey;
let eve: PrivateKey;
let page: TrustedKeys;
beforeAll(async () => {
  [root, nextRoot, old, next, eve] = await Promise.all([createKey(), createKey(), createKey(), createKey(), createKey()]);
  page = keysOfDocument({ ...publicPart(old), registry: root.kid, version: 1 });
});

const document = (version: number, roots: readonly PrivateKey[], online: RootKeys['online'], by: PrivateKey) =>
  sign({ format: 1, version, root: roots.map(publicPart), online, at: '' }, by);
const first = () => document(1, [root], [publicPart(old)], root);
const replaced = () => [publicPart(next), { ...publicPart(old), lastSequence: 7 }];

it('trusts the key that replaced the one of the document, and that one alone', async () => {
  const documents = [await first(), await document(2, [root], replaced(), root)];
  const trusted = { keys: [publicPart(next)], registry: root.kid, version: 2 };
  await expect(keysAfter(documents, page)).resolves.toEqual(trusted);
});

it('follows over a root key that was replaced', async () => {
  const documents = [
    await first(),
    await document(2, [nextRoot], [publicPart(old)], root),
    await document(3, [nextRoot], replaced(), nextRoot),
  ];
  await expect(keysAfter(documents, page)).resolves.toMatchObject({ keys: [publicPart(next)], version: 3 });
});

it.each<[string, () => Promise<unknown>]>([
  ['nothing new', async () => [await first()]],
  ['nothing', async () => []],
  ['no list', async () => ({ length: 5 })],
  ['what the old online key signed', async () => [await first(), await document(2, [root], [publicPart(eve)], old)]],
  ['what a stranger signed', async () => [await first(), await document(2, [root], [publicPart(eve)], eve)]],
  [
    'what a root key signed that was replaced',
    async () => [
      await first(),
      await document(2, [nextRoot], [publicPart(old)], root),
      await document(3, [root], [publicPart(eve)], root),
    ],
  ],
  ['a gap', async () => [await first(), await document(3, [root], replaced(), root)]],
  [
    'another registry',
    async () => [await document(1, [eve], [publicPart(old)], eve), await document(2, [eve], [publicPart(eve)], eve)],
  ],
  [
    'another registry that names the root key beside its own',
    async () => [await document(1, [root, eve], [publicPart(old)], eve), await document(2, [root, eve], [publicPart(eve)], eve)],
  ],
  [
    'another registry whose root key has the id of ours',
    async () => {
      const posing = { ...eve, kid: root.kid };
      return [await document(1, [posing], [publicPart(old)], posing), await document(2, [posing], [publicPart(eve)], posing)];
    },
  ],
  [
    'a changed key',
    async () => {
      const documents = [await first(), await document(2, [root], replaced(), root)];
      return documents.map((one) => ({ ...one, online: [publicPart(eve)] }));
    },
  ],
])('keeps its key when it is given %s', async (_what, make) => {
  await expect(keysAfter(await make(), page)).resolves.toBeUndefined();
});

it('that was sent after a key was replaced takes no earlier documents', async () => {
  const laterKeys = keysOfDocument({ ...publicPart(next), registry: root.kid, version: 2 });
  await expect(keysAfter([await first()], laterKeys)).resolves.toBeUndefined();
});
