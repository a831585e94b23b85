import { entriesAfter, type Store } from '@parlour/registry';
import type { FastifyInstance } from 'fastify';
import { notFound, parse } from './refusal';
import { entriesQuery } from './requestSchemas';

/** Signed documents of the store, beside the entries of the history: root documents, the initial policy, descriptors, provenance. */
const SIGNED =
  /^(trust\/(\d{8}|policy)|published\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[\w.-]*|provenance\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[\w.-]*\/[\w-]{12})\.json$/;

/** Serves what others need to verify the site, byte for byte as it is stored. */
export function serveAuditCalls(api: FastifyInstance, { store }: { readonly store: Store }): void {
  api.get('/entries', async (request) => {
    const entries = await entriesAfter(store, parse(entriesQuery, request.query).after);
    return { entries: entries.map(({ sequence, bytes }) => ({ sequence, document: Buffer.from(bytes).toString() })) };
  });
  api.get<{ Params: { '*': string } }>('/documents/*', async ({ params: { '*': key } }) => {
    if (!SIGNED.test(key)) return notFound(`There is no document ${key} to give out.`);
    return { document: (await store.read(key))?.toString() ?? null };
  });
}
