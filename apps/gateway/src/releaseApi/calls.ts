import {
  apply,
  appsOf,
  entryOf,
  historyOf,
  isSameAuthor,
  plannedStages,
  propose,
  type Registry,
  siteOf,
  sitesOf,
  stateOf,
  type Store,
} from '@parlour/registry';
import { createPreview } from '@parlour/registry/site/previewLinks';
import { createReleasePreviews } from '@parlour/registry/site/releasePreviews';
import { createReplay } from '@parlour/registry/site/openReplay';
import { createSourcePlaces, traceFrames } from '@parlour/registry/errors/sourcePlaces';
import type { TracedFrame } from '@parlour/release-contract/api';
import type { RequestedChange } from '@parlour/release-contract/change';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, publisherNames, shownName } from '@parlour/release-contract/policy';
import { hasGrant, mayShow } from '@parlour/release-contract/rights';
import type { Monitoring } from '../telemetry/monitoring';
import type { ApiCaller } from './access';
import type { Events } from './events';
import type { Turns } from './turns';
import { notFound, parse, read, Refusal } from './refusal';
import {
  changeRequest,
  errorsQuery,
  healthQuery,
  historyQuery,
  outcomesQuery,
  placesRequest,
  previewRequest,
  releasePreviewRequest,
  planRequest,
  replayRequest,
  timingsQuery,
} from './requestSchemas';

const NOTHING_LIVE = 'Nothing is released yet.';

interface Parts {
  readonly registry: Registry;
  readonly store: Store;
  readonly events: Events;
  readonly monitoring: Monitoring;
  readonly callerOf: (request: FastifyRequest) => ApiCaller;
  readonly turns: Turns;
  readonly now: () => number;
}

/** Calls of the release API for authenticated callers. */
export function serveCalls(api: FastifyInstance, { registry, store, events, monitoring, callerOf, turns, now }: Parts): void {
  /** The holder of the site's token may give a name, which nobody verifies; a session contains it already. */
  const callerNamed = (request: FastifyRequest, by: string | undefined): Caller => {
    const { author, rights } = callerOf(request);
    const isClaiming = author.kind === 'token' && author.claimed === undefined && by !== undefined;
    return { author: isClaiming ? { ...author, claimed: by } : author, ...(rights && { rights }) };
  };

  const placeOf = createSourcePlaces(registry);

  api.get('/sites', () => sitesOf(registry));
  const clock = () => new Date(now());
  const stateNow = () => stateOf(registry, undefined, clock, monitoring.loadsSince);
  api.get('/state', async () => (await stateNow()) ?? notFound(NOTHING_LIVE));
  api.get('/apps', async () => appsOf(registry, await registry.current()));
  api.get('/session', async (request) => ({ name: shownName(callerOf(request).author) }));
  api.get('/events', (request, reply) => events.stream(reply, callerOf(request)));
  api.get('/health', async (request) => monitoring.readHealth(parse(healthQuery, request.query).hours));
  api.get('/errors', async (request) => {
    const { hours, ...filter } = parse(errorsQuery, request.query);
    const report = await monitoring.readErrors(hours, filter);
    const caller = callerOf(request);
    return {
      ...report,
      groups: report.groups.map((group) => ({ ...group, frames: framesFor(caller, group.app, group.frames) })),
    };
  });
  api.post('/places', async (request) => {
    const { frames } = read(placesRequest, request);
    const caller = callerOf(request);
    const traced = await turns.places(caller, () => traceFrames(frames, placeOf));
    return traced.flatMap((frame) => framesFor(caller, frame.file.split('/')[0] ?? '', [frame]));
  });
  api.get('/outcomes', async (request) => monitoring.readOutcomes(parse(outcomesQuery, request.query)));
  api.get('/timings', async (request) => monitoring.readTimings(parse(timingsQuery, request.query)));

  api.get('/history', async (request) => {
    const { before, limit } = parse(historyQuery, request.query);
    return historyOf(registry, { limit, ...(before === undefined ? {} : { before }) });
  });
  api.get<{ Params: { sequence: string } }>('/history/:sequence', async ({ params: { sequence } }) => {
    const record = /^\d{1,9}$/.test(sequence) ? await registry.record(Number(sequence)) : undefined;
    return record === undefined || siteOf(record) !== registry.site
      ? notFound(`There is no manifest ${sequence}.`)
      : { ...entryOf(record), manifest: record.manifest };
  });

  api.post('/plan', async (request) => {
    const { change } = read(planRequest, request);
    const caller = callerOf(request);
    const proposal = await turns.plans(caller, () => propose(registry, change, caller, clock));
    if (change.kind !== 'schedule' || proposal.stages === undefined) return proposal;
    const perHour = await Promise.all(change.releases.map(({ name }) => monitoring.loadsOfHour(name)));
    return { ...proposal, stages: plannedStages(change, now(), Math.min(...perHour)) };
  });
  api.post('/changes', async (request) => {
    const { change, reason, expected, by } = read(changeRequest, request);
    const caller = callerNamed(request, by);
    const inTurn = isTakingBack(change) ? turns.takingBack : turns.plans;
    const { sequence } = await inTurn(caller, () =>
      apply(registry, change, { caller, reason }, { now: clock, ...(expected !== undefined && { expected }) }),
    );
    // The change is made even if this check fails; the next one follows within a second.
    await events.check().catch(() => undefined);
    const state = await stateNow().catch((error: unknown) => {
      const made = `The change is made: it is entry ${sequence} of the history. What is live now could not be read; look again.`;
      throw new Refusal(502, made, String(error));
    });
    return state ?? notFound(NOTHING_LIVE);
  });

  const previews = createReleasePreviews(registry, store, now);
  api.get('/previews', async () => (await previews.list()).map(({ author: _author, ...preview }) => preview));
  api.delete<{ Params: { id: string } }>('/previews/:id', async (request, reply) => {
    const caller = callerOf(request);
    const preview = (await previews.list()).find(({ id }) => id === request.params.id);
    if (preview === undefined) return notFound('There is no such preview.');
    const isOwn = isSameAuthor(preview.author, caller.author);
    if (!isOwn && !preview.releases.some(({ name }) => mayShow(caller, name)))
      throw new Refusal(403, `${caller.author.name} neither made this preview nor may publish what it shows.`);
    await previews.end(preview.id);
    return reply.code(204).send();
  });
  api.post('/previews', async (request) => {
    if (isRecord(request.body) && 'releases' in request.body) {
      const { by, ...asked } = read(releasePreviewRequest, request);
      const caller = callerNamed(request, by);
      const barred = asked.releases.find(({ name }) => !mayShow(caller, name));
      if (barred !== undefined) throw new Refusal(403, `${caller.author.name} lacks the right "publish" for ${barred.name}.`);
      return turns.plans(caller, () => previews.make(asked, caller.author));
    }
    const { rings, overrides, hours, by } = read(previewRequest, request);
    const { manifest, policy } = await registry.head();
    // A remote that is not live yet may be shown too, if it has a team.
    const unknown = Object.keys(overrides).find(
      (name) => manifest?.remotes[name] === undefined && (name === 'shell' || publisherNames(policy, name).length === 0),
    );
    if (unknown !== undefined) throw new Refusal(400, `There is no remote ${unknown} to override.`);
    const caller = callerNamed(request, by);
    const barred = Object.keys(overrides).find((name) => !mayShow(caller, name));
    if (barred !== undefined) throw new Refusal(403, `${caller.author.name} lacks the right "publish" for ${barred}.`);
    return createPreview(registry, { rings, overrides, hours, by: shownName(caller.author) }, now());
  });

  api.post('/replays', async (request) => {
    const { sequence, canaries, hours, by } = read(replayRequest, request);
    const { author } = callerNamed(request, by);
    return createReplay(registry, { sequence, canaries, hours, by: shownName(author) }, now());
  });

  api.all('/*', async () => notFound('There is no such call.'));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Whether a change runs no code and reads no new release; such changes have a queue of their own, because players wait for them.
 */
function isTakingBack({ kind }: RequestedChange): boolean {
  return kind !== 'promote' && kind !== 'schedule' && kind !== 'approve';
}

/** A caller of another team gets the positions in an app's files without the lines of source. */
function framesFor(caller: Caller, app: string, frames: readonly TracedFrame[]): readonly TracedFrame[] {
  if (hasGrant(caller, app)) return frames;
  return frames.map(({ place, ...frame }) => (place ? { ...frame, place: { ...place, code: [] } } : frame));
}
