import type { ServedManifest } from '@parlour/release-contract/manifest';
import * as v from 'valibot';
import { RegistryRefusal } from '../registry/refusals';
import type { SiteReader } from '../trust/verifySite';
import { type Ask, fetchBytes } from './siteRequests';

/** Nobody replaces keys this often; a site that is not trusted could go on for ever. */
const MOST_ROOTS = 1_000;

const given = v.object({ document: v.nullable(v.string()) });
const page = v.object({ entries: v.array(v.object({ sequence: v.number(), document: v.string() })) });
/** Only looked at: a parsed manifest would have its fields in another order than they were signed in. */
const served = v.looseObject({ sequence: v.number(), validUntil: v.string() });

/** Reads what a site gives out for others to verify: signed documents from its release API, the rest as any page gets it. */
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
    manifest: async () => {
      const { status, bytes } = await fetchBytes(`${origin}/manifest.json`);
      if (status === 503) return undefined;
      const manifest: unknown = parse(v.pipe(v.string(), v.parseJson()), bytes?.toString());
      parse(served, manifest);
      return manifest as ServedManifest;
    },
  };
}
