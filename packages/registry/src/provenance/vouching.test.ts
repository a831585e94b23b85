import { createHash } from 'node:crypto';
import { Envelope } from '@sigstore/protobuf-specs';
import type { AppRight, Member } from '@parlour/release-contract/policy';
import { createKey, type PrivateKey, sign } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import { openRegistry, type Registry } from '../registry/registry';
import { createReleases } from '../registry/releases';
import { githubIdentity, testCertificate } from '../testing/testJob';
import { setPolicy, testBuild, type TestRegistry, testRegistry, testRemote, testShell } from '../testing/testRelease';
import { testStoreForEach } from '../testing/testStore';
import { releaseFaults } from '../trust/verifyHistory';
import { envelope, open, seal } from './envelope';
import { provenanceKey } from './provenance';

const store = testStoreForEach();
let site: TestRegistry;
let registry: Registry;
let key: PrivateKey;
beforeEach(async () => {
  site = await testRegistry(store());
  ({ registry } = site);
  key = await createKey();
  await setTeam({ identities: [githubIdentity] });
});

const rights: AppRight[] = ['publish', 'canary', 'promote', 'rollback', 'switchOff'];
const setTeam = (identities: Pick<Member, 'identities' | 'retiredIdentities'>) =>
  setPolicy(registry, site.secret, ({ members, apps }) => ({
    members: { ...members, wallet: { kind: 'team', keys: [], ...identities, apps: { wallet: { rights } }, site: [] } },
    apps,
  }));
const certified = (changes = {}) => testCertificate({ registry: site.secret.kid, online: site.secret, key }, changes);
const build = testBuild(testRemote('wallet', '1.0.0', ['/wallet']));
const publish = async (changes = {}) => {
  const files = build.files.map((file) => ({ ...file, read: async () => file }));
  return registry.publishSigned(await sign(build.descriptor, key), files, build.sbom, { certificate: await certified(changes) });
};
const release = async () => (await openRegistry(store(), site.secret)).release('wallet', '1.0.0');
const where = () => provenanceKey({ name: 'wallet', version: '1.0.0' }, key.kid);
/** Changes what is stored beside the release, as whoever can write into the store could. */
const edit = async (change: (stored: { certificate: object; envelope: { payload: string } }) => object) => {
  const stored = JSON.parse(String(await store().read(where())));
  await store().write(where(), Buffer.from(JSON.stringify(change(stored))));
};

it('a release of a job is proven, by an envelope that other tools read', async () => {
  await publish();
  expect(await release()).toMatchObject({ isTrusted: true, proven: { repository: 'https://github.com/acme/wallet' } });
  const { envelope: stored } = (await registry.provenance({ name: 'wallet', version: '1.0.0' })) ?? {};
  const read = Envelope.fromJSON(stored);
  expect(Envelope.toJSON(read)).toEqual(stored);
  const statement = JSON.parse(read.payload.toString());
  const document = (await store().read('published/wallet/1.0.0.json')) ?? '';
  expect(statement.subject).toEqual([
    { name: 'wallet@1.0.0', digest: { sha256: createHash('sha256').update(document).digest('hex') } },
  ]);
});

it.each<[string, Parameters<typeof certified>[0], string]>([
  ['of a team without identities', { member: 'records' }, 'of records cannot publish wallet'],
  [
    'of a job that is not the team’s',
    { claims: { repository: 'evil/wallet', ref: 'refs/heads/main' } },
    'of wallet cannot publish wallet',
  ],
])('a certificate %s is worth nothing, although the online key signed it', async (_whose, changes, message) => {
  await expect(publish(changes)).rejects.toThrow(message);
  // Written past the gateway, by whoever has the online key and the store.
  await publish();
  const stolen = await certified(changes);
  await edit((stored) => ({ ...stored, certificate: stolen }));
  expect(await release()).toMatchObject({ isTrusted: false });
});

it('without its certificate, or with one of another registry, a release is of nobody', async () => {
  await publish();
  const elsewhere = await certified({ registry: 'another' });
  await edit((stored) => ({ ...stored, certificate: elsewhere }));
  expect((await release())?.isTrusted).toBe(false);
  await store().remove(where());
  expect((await release())?.isTrusted).toBe(false);
});

it('a descriptor that was changed after the job signed it is of nobody', async () => {
  await publish();
  const stored = JSON.parse(String(await store().read('published/wallet/1.0.0.json')));
  await store().write('published/wallet/1.0.0.json', Buffer.from(JSON.stringify({ ...stored, outage: 'something else' })));
  expect((await release())?.isTrusted).toBe(false);
});

it('a certificate of a replaced online key says only what was', async () => {
  await publish();
  const trusts = await registry.trust();
  const { kid, x, y } = site.secret;
  const next = await createKey();
  const replaced = { ...trusts, online: [{ kid, x, y, lastSequence: 5 }, next] };
  const refuse = () => {
    throw new Error('only reads');
  };
  const releases = createReleases(store(), {
    policy: async () => (await registry.head()).policy,
    trust: async () => replaced,
    seal: refuse,
  });
  expect(await releases.release('wallet', '1.0.0')).toMatchObject({ isTrusted: 'retired', proven: {} });
});

it.each<[string, (statement: Record<string, unknown>) => object, boolean, string]>([
  ['that was changed', (one) => ({ ...one, predicate: {} }), false, 'its provenance is not signed by a gateway of this registry'],
  [
    'about another release',
    (one) => ({ ...one, subject: [{ name: 'wallet@1.0.0', digest: { sha256: 'ab' } }] }),
    true,
    'its provenance is of another release',
  ],
  [
    'that says more than the job did',
    (one) => ({ ...one, predicate: { buildDefinition: {} } }),
    true,
    'its provenance says something else than the job that published it',
  ],
  [
    'of another kind',
    (one) => ({ ...one, predicateType: 'https://slsa.dev/verification_summary/v1' }),
    true,
    'its provenance is no statement that this version reads',
  ],
])('verify finds a statement %s', async (_what, change, isSigned, fault) => {
  await publish();
  await site.publish(testShell('1.0.0'));
  const { manifest } = await site.promote({ name: 'shell', version: '1.0.0' }, { name: 'wallet', version: '1.0.0' });
  if (manifest === undefined) throw new Error('nothing is live');
  const faults = async () => releaseFaults(await openRegistry(store(), site.secret), manifest);
  expect(await faults()).toEqual([]);
  await edit((stored) => {
    const parsed = v.parse(envelope, stored.envelope);
    const statement = change(open(parsed, [site.secret]) as Record<string, unknown>);
    const payload = Buffer.from(JSON.stringify(statement)).toString('base64');
    return { ...stored, envelope: isSigned ? seal(statement, site.secret) : { ...parsed, payload } };
  });
  expect(await faults()).toEqual([`wallet 1.0.0: ${fault}`]);
  expect(await release()).not.toHaveProperty('proven');
});
