import { apply, entryOf, historyOf, propose, type Registry, stateOf } from '@parlour/release-server';
import type { Health } from '@parlour/release-contract/api';
import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './access';
import type { Events } from './events';
import { notFound, parse, read, Refusal } from './refusal';
import { changeRequest, healthQuery, historyQuery, previewRequest, planRequest } from './requestSchemas';

const NOTHING_LIVE = 'Nothing is released yet.';

interface Parts {
  readonly registry: Registry;
  readonly events: Events;
  readonly readHealth: (hours: number) => Promise<Health>;
  readonly callerOf: (request: FastifyRequest) => Caller;
  readonly now: () => number;
}

/** Calls of the release API for authenticated callers. */
export function serveCalls(api: FastifyInstance, { registry, events, readHealth, callerOf, now }: Parts): void {
  /** A session contains the caller's name; callers that use the token send it. */
  const authorOf = (request: FastifyRequest, given: string | undefined) => {
    const { by, isByToken } = callerOf(request);
    return isByToken && given !== undefined ? given : by;
  };

  api.get('/state', async () => (await stateOf(registry)) ?? notFound(NOTHING_LIVE));
  api.get('/events', (request, reply) => events.stream(reply, callerOf(request).until));
  api.get('/health', async (request) => readHealth(parse(healthQuery, request.query).hours));

  api.get('/history', async (request) => {
    const { before, limit } = parse(historyQuery, request.query);
    return historyOf(registry, { limit, ...(before === undefined ? {} : { before }) });
  });
  api.get<{ Params: { sequence: string } }>('/history/:sequence', async ({ params: { sequence } }) => {
    const record = /^\d{1,9}$/.test(sequence) ? await registry.record(Number(sequence)) : undefined;
    return record === undefined
      ? notFound(`There is no manifest ${sequence}.`)
      : { ...entryOf(record), manifest: record.manifest };
  });

  api.post('/plan', async (request) => propose(registry, read(planRequest, request).change));
  api.post('/changes', async (request) => {
    const { change, reason, expected, by } = read(changeRequest, request);
    await apply(registry, change, { by: authorOf(request, by), reason }, expected === undefined ? {} : { expected });
    await events.look();
    return (await stateOf(registry)) ?? notFound(NOTHING_LIVE);
  });

  api.post('/previews', async (request) => {
    const { rings, overrides, hours, by } = read(previewRequest, request);
    const remotes = (await registry.current())?.remotes ?? {};
    const unknown = Object.keys(overrides).find((name) => remotes[name] === undefined);
    if (unknown !== undefined) throw new Refusal(400, `There is no remote ${unknown} to override.`);
    const validUntil = new Date(now() + hours * 3_600_000).toISOString();
    const signed = await registry.sign<PreviewOverride>({ rings, overrides, by: authorOf(request, by), validUntil });
    return { preview: Buffer.from(JSON.stringify(signed)).toString('base64url'), validUntil };
  });

  api.all('/*', async () => notFound('There is no such call.'));
}
