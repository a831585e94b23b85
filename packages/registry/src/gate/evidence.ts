import { isDeepStrictEqual } from 'node:util';
import type { ReleaseName } from '@parlour/release-contract/change';
import { nameOf } from '@parlour/release-contract/names';
import { memberOfKey, publisherNames } from '@parlour/release-contract/policy';
import type { Evidence } from './checks';
import { type Descriptor, label } from '../publishing/descriptor';
import { pictureFaults, picturesOf } from '../brand/pictures';
import type { Registry } from '../registry/registry';
import type { Published } from '../registry/releases';
import { createJudge } from './sandbox/verdict';
import { packagesIn } from '../publishing/sbom';
import { budgetOf } from './budgets';

const judge = createJudge();

/** For a release that is already live only the descriptor is read, since it has passed the gate. */
export async function evidenceOf(
  registry: Registry,
  { name, version }: ReleaseName,
  isEntering: boolean,
): Promise<Evidence | undefined> {
  if (!isEntering) {
    const descriptor = await registry.descriptor(name, version);
    return (
      descriptor && {
        descriptor,
        damage: [],
        signer: { isTrusted: true, text: 'live already' },
        budget: Number.POSITIVE_INFINITY,
      }
    );
  }
  const published = await registry.release(name, version);
  if (published === undefined) return undefined;
  const { descriptor } = published;
  const [{ policy }, damage, signer, sbom] = await Promise.all([
    registry.head(),
    registry.damagedFiles(descriptor),
    signerOf(registry, published),
    registry.sbom(name, version),
  ]);
  return {
    descriptor,
    damage,
    signer,
    pictures: await storedPictureFaults(registry, descriptor),
    packages: packagesIn(sbom),
    budget: budgetOf(descriptor.kind, policy.apps[name]?.budget),
    origin: policy.apps[name]?.origin,
    proven: published.proven,
    isProofNeeded: policy.apps[name]?.provenance === 'proven',
  };
}

/** The publisher's own command looks at the pictures of a brand first; somebody may have published without it. */
async function storedPictureFaults(registry: Registry, descriptor: Descriptor): Promise<readonly string[]> {
  if (descriptor.kind === 'shell' || descriptor.brand === undefined || descriptor.tokens === undefined) return [];
  const faults = picturesOf(descriptor.brand, descriptor.tokens).map(async (picture) => {
    const stored = descriptor.files.find(({ path }) => path === picture.file);
    const bytes = stored && (await registry.file(descriptor, picture.file));
    if (bytes === undefined) return [`${label(descriptor)}: ${picture.field} names ${picture.file}, which is not there`];
    return pictureFaults(picture, { bytes, brotli: stored?.brotli ?? 0 }).map((fault) => `${label(descriptor)}: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

/** Runs the entering remotes with the shell that will be live; releases whose signature is invalid are not run. */
export async function withVerdicts(
  registry: Registry,
  evidence: ReadonlyMap<string, Evidence>,
  isEntering: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Evidence>> {
  const shells = [...evidence].filter(([, { descriptor }]) => descriptor.kind === 'shell');
  const [, shell] = shells.find(([key]) => isEntering.has(key)) ?? shells[0] ?? [];
  const judged = [...evidence].map(async ([key, one]) => {
    const { descriptor, damage, signer } = one;
    const isSound = damage.length === 0 && signer.isTrusted;
    if (shell === undefined || descriptor.kind === 'shell' || descriptor.brand !== undefined || !isEntering.has(key) || !isSound)
      return [key, one] as const;
    const names = Object.keys(descriptor.shares).filter((name) => name in shell.descriptor.shares);
    const shares = Object.fromEntries(names.map((name) => [name, shell.descriptor.shares[name] ?? '']));
    const verdict = await judge(descriptor, shares, (path) => registry.file(descriptor, path));
    // The run may take seconds, in which `gc` may have removed the files.
    return [key, { ...one, verdict, damage: await registry.damagedFiles(descriptor) }] as const;
  });
  return new Map(await Promise.all(judged));
}

/** A release whose key was replaced later may be restored: it was live, and passed the gate then. */
async function signerOf(registry: Registry, { descriptor, key, isTrusted, proven }: Published) {
  const { name, version } = descriptor;
  const signedBy = proven === undefined ? `${name} team, key ${key}` : `${name} team, by the identity of a job`;
  if (isTrusted === true) return { isTrusted, text: signedBy };
  if (isTrusted === 'retired' && (await wasLive(registry, descriptor))) {
    return { isTrusted: true, text: `${signedBy}, which was replaced since` };
  }
  const { policy } = await registry.head();
  const other = memberOfKey(policy, key);
  const isAnothers = other !== undefined && !publisherNames(policy, name).includes(other.name);
  const text = isAnothers
    ? `${name} ${version} is signed by the ${other.member.kind === 'team' ? 'team of ' : ''}${other.name}; ${name} belongs to another`
    : `${name} ${version} is not signed by its team (key ${key})`;
  return { isTrusted: false, text };
}

/** Whether a release was already live with the same files. */
async function wasLive(registry: Registry, descriptor: Descriptor): Promise<boolean> {
  const { name, version } = descriptor;
  const { stable, canary = 0 } = (await registry.index()).releases.get(nameOf(descriptor)) ?? {};
  const manifest = (await registry.record(Math.max(stable?.last ?? 0, canary)))?.manifest;
  if (descriptor.kind === 'shell') return manifest?.shell.version === version;
  const { entry, modules, imports } = descriptor;
  const remote = manifest?.remotes[name];
  const live = [remote, remote?.canary].find((one) => one?.version === version);
  return live !== undefined && isDeepStrictEqual([live.entry, live.modules, live.imports], [entry, modules, imports]);
}
