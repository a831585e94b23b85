import type { Manifest } from '@parlour/release-contract/manifest';
import { NO_RELEASE, nameOf } from '@parlour/release-contract/names';
import { replay, type Replay, type SignedReplay } from '@parlour/release-contract/replay';
import { isSigned, type PublicKey } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import { RegistryRefusal } from '../registry/refusals';
import { siteOf } from '../registry/history';
import type { Registry } from '../registry/registry';

const HOUR_MS = 3_600_000;
/** Links are short-lived, because support uses them at once. */
export const MOST_REPLAY_HOURS = 24;

export interface ReplayRequest {
  readonly sequence: number;
  readonly canaries: readonly string[];
  readonly hours: number;
  readonly by: string;
}

/** The path of a link that opens the site as it was live at a manifest; throws a RegistryRefusal when that is not possible. */
export async function createReplay(
  registry: Registry,
  { sequence, canaries, hours, by }: ReplayRequest,
  nowMs: number,
): Promise<{ readonly path: string; readonly validUntil: string }> {
  const body: Replay = {
    replay: sequence,
    canaries: [...canaries],
    by,
    validUntil: new Date(nowMs + hours * HOUR_MS).toISOString(),
  };
  await replayedManifest(registry, body);
  const text = Buffer.from(JSON.stringify(await registry.sign(body))).toString('base64url');
  return { path: `/?composition=${text}`, validUntil: body.validUntil };
}

/** The replay in an address; undefined when this key did not sign it or it has expired. */
export async function readReplay(text: string, key: PublicKey, nowMs: number): Promise<Replay | undefined> {
  try {
    const signed = JSON.parse(Buffer.from(text, 'base64url').toString()) as SignedReplay;
    const read = v.safeParse(replay, signed);
    const isGood = read.success && Date.parse(read.output.validUntil) > nowMs && (await isSigned(signed, [key]));
    return isGood ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The manifest of a replay, with the canaries that it shows for everyone and without the others. Throws a RegistryRefusal when there is
 * no such manifest, or releases of it were removed.
 */
export async function replayedManifest(
  registry: Registry,
  { replay: sequence, canaries }: Pick<Replay, 'replay' | 'canaries'>,
): Promise<Manifest> {
  const record = await registry.record(sequence);
  const manifest = record !== undefined && siteOf(record) === registry.site ? record.manifest : undefined;
  if (manifest === undefined) throw new RegistryRefusal(`there is no manifest ${sequence}`);
  const without = canaries.find((name) => manifest.remotes[name]?.canary === undefined);
  if (without !== undefined) throw new RegistryRefusal(`${without} had no canary in manifest ${sequence}`);
  const remotes = Object.entries(manifest.remotes).map(([name, { canary, ...stable }]) => {
    if (canary === undefined || !canaries.includes(name)) return [name, stable] as const;
    const { share: _share, rings: _rings, ...release } = canary;
    const { salt, off } = stable;
    return [name, { ...release, salt, ...(off !== undefined && { off }) }] as const;
  });
  const replayed: Manifest = { ...manifest, remotes: Object.fromEntries(remotes) };
  const files = [
    { release: { name: 'shell', version: manifest.shell.version }, file: 'document.html' },
    ...Object.entries(replayed.remotes)
      .filter(([, { version }]) => version !== NO_RELEASE)
      .map(([name, { version, entry }]) => ({ release: { name, version }, file: entry.path })),
  ];
  for (const { release, file } of files) {
    const isThere = (await registry.file(release, file)) !== undefined;
    if (!isThere) throw new RegistryRefusal(`the files of ${nameOf(release)}, live in manifest ${sequence}, were removed`);
  }
  return replayed;
}
