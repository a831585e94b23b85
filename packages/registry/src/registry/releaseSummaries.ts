import type { PublishedRelease } from '@parlour/release-contract/api';
import { formats } from '@parlour/release-contract/formats';
import { jobSource } from '@parlour/release-contract/jobSource';
import { source } from '@parlour/release-contract/provenance';
import * as v from 'valibot';
import type { Standing } from '../provenance/vouching';
import type { Descriptor } from '../publishing/descriptor';
import type { Store } from '../storage/store';

/** The part of a release that lists show. */
const summary: v.GenericSchema<unknown, PublishedRelease> = v.object({
  version: v.string(),
  builtAt: v.string(),
  revision: v.string(),
  source: v.exactOptional(source),
  proven: v.exactOptional(jobSource),
  key: v.string(),
  files: v.number(),
  brotli: v.number(),
});
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ format: v.literal(formats.index.writes), releases: v.array(summary) }),
);

function keyOf(app: string): string {
  return `index/releases/${app}.json`;
}

interface SignedRelease extends Pick<Standing, 'proven'> {
  readonly descriptor: Descriptor;
  /** Id of the key that signed it. */
  readonly key: string;
}

function summaryOf({ descriptor, key, proven }: SignedRelease): PublishedRelease {
  const { version, builtAt, revision, source: from, files } = descriptor;
  const brotli = files.reduce((sum, file) => sum + file.brotli, 0);
  return {
    version,
    builtAt,
    revision,
    ...(from && { source: from }),
    ...(proven && { proven }),
    key,
    files: files.length,
    brotli,
  };
}

/**
 * The published releases of an app, from a summary file. Descriptors are read only for releases that it lacks: two may be
 * published at once, and older stores have no such file. Decisions use descriptors only.
 */
export async function readSummaries(
  store: Store,
  app: string,
  versions: readonly string[],
  read: (version: string) => Promise<SignedRelease | undefined>,
): Promise<readonly PublishedRelease[]> {
  const parsed = v.safeParse(stored, String(await store.read(keyOf(app))));
  const known = new Map((parsed.success ? parsed.output.releases : []).map((one) => [one.version, one]));
  const all = await Promise.all(
    versions.map(async (version) => {
      const published = known.has(version) ? undefined : await read(version);
      return known.get(version) ?? (published && summaryOf(published));
    }),
  );
  return all.filter((one) => one !== undefined);
}

/** Writes the summary file. */
export async function writeSummaries(store: Store, app: string, releases: readonly PublishedRelease[]): Promise<void> {
  await store.write(keyOf(app), Buffer.from(JSON.stringify({ format: formats.index.writes, releases })));
}
