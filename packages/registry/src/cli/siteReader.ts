import type { ServedManifest } from '@parlour/release-contract/manifest';
import * as v from 'valibot';
import { RegistryRefusal } from '../registry/refusals';
import type { SiteReader } from '../trust/verifySite';
import { type Ask, fetchBytes } from './siteRequests';

/** No registry replaces keys this often; a site that is not trusted could send documents without end. */
const MOST_ROOTS = 1_000;

const given = v.object({ document: v.nullable(v.string()) });
const page = v.object({ entries: v.array(v.object({ sequence: v.number(), document: v.string() })) });
/** Validated but not replaced by the parsed value, which would have its fields in another order than they were signed in. */
const served = v.looseObject({ sequence: v.number(), validUntil: v.string() });

/** Reads from a site what is needed to verify it: signed documents from its release API, the rest like any page. */
export function openSiteReader(origin: string, ask: Ask): SiteReader {
  const parse = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, answer);
    if (parsed.success) return parsed.output;
    throw new RegistryRefusal(`${origin} does not give out its history: its gateway is older, or something answers in its place`);
  };
  return {
    read: async (key) => {
      if (key.startsWith('assets/')) return (await fetchBytes(`${origin}/${key}`)).bytes;
      if (Number(/^trust\/(\d+)/.exec(key)?.[1]) > MOST_ROOTS)
        throw new RegistryRefusal(`${origin} names more than ${MOST_ROOTS} root documents`);
      const { document } = parse(given, await ask('GET', `documents/${key}`));
      return document === null ? undefined : Buffer.from(document);
    },
    entries: async (after) => {
      const { entries } = parse(page, await ask('GET', `entries?after=${after}`));
      return entries.map(({ sequence, document }) => ({ sequence, bytes: Buffer.from(document) }));
    },
    host: new URL(origin).host,
    manifest: async () => {
      const { status, bytes } = await fetchBytes(`${origin}/manifest.json`);
      if (status === 503) return undefined;
      const manifest: unknown = parse(v.pipe(v.string(), v.parseJson()), bytes?.toString());
      parse(served, manifest);
      return manifest as ServedManifest;
    },
  };
}
