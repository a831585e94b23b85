import { isDeepStrictEqual } from 'node:util';
import type { Change, RecordedChange } from '@parlour/release-contract/change';
import { nameOf } from '@parlour/release-contract/names';
import type { Author, Caller, Policy } from '@parlour/release-contract/policy';
import { isPreviewVersion } from '@parlour/release-contract/previewVersion';
import { lacking } from '@parlour/release-contract/rights';
import { COMMAND } from './commandName';
import { entriesBefore } from './entriesBefore';
import { type HistoryRecord, siteOf } from './history';
import { Forbidden, RegistryRefusal } from './refusals';
import type { Head, Registry } from './registry';

/** How long a promotion waits for the approval of a second person. */
const APPROVAL_HOURS = 24;

export type RequestRecord = HistoryRecord & { readonly change: Extract<RecordedChange, { kind: 'request' }> };

/** The promotions that wait for a second person, oldest first. */
export async function openRequests(
  registry: Registry,
  head: Pick<Head, 'sequence'>,
  now: () => Date,
): Promise<readonly RequestRecord[]> {
  const closed = new Set<number>();
  const open: RequestRecord[] = [];
  const laterChanges: RecordedChange[] = [];
  for await (const record of entriesBefore(registry, head.sequence)) {
    if (now().getTime() - Date.parse(record.at) > APPROVAL_HOURS * 3_600_000) break;
    const { change, sequence } = record;
    if (change.kind === 'approve' || change.kind === 'decline') closed.add(change.request);
    const isOpen = isRequest(record) && !closed.has(sequence) && !laterChanges.some((one) => takesBack(one, record));
    if (isOpen && (await newlyPublished(registry, record)) === undefined) open.unshift(record);
    laterChanges.push(change);
  }
  return open;
}

function isRequest(record: HistoryRecord): record is RequestRecord {
  return record.change.kind === 'request';
}

/** The request with a number, if it can still be answered; otherwise throws a sentence that says why not. */
export async function demandRequest(registry: Registry, head: Head, sequence: number, now: () => Date): Promise<RequestRecord> {
  const request = await registry.record(sequence);
  if (request === undefined || siteOf(request) !== registry.site || !isRequest(request))
    throw new RegistryRefusal(`entry ${sequence} is not a request`);
  if (Date.parse(request.change.until) < now().getTime())
    throw new RegistryRefusal(`request ${sequence} expired ${request.change.until}`);
  for (const entry of await registry.history(sequence + 1)) {
    if (entry > head.sequence) break;
    const answer = await registry.record(entry);
    const { change } = answer !== undefined && siteOf(answer) === registry.site ? answer : {};
    if ((change?.kind === 'approve' || change?.kind === 'decline') && change.request === sequence)
      throw new RegistryRefusal(
        `request ${sequence} was ${change.kind === 'approve' ? 'approved' : 'declined'} by ${answer?.by} already`,
      );
    if (change !== undefined && takesBack(change, request))
      throw new RegistryRefusal(
        `entry ${entry} took it back (${answer?.by}: ${answer?.reason}), which cancels request ${sequence}; request it again`,
      );
  }
  const newer = await newlyPublished(registry, request);
  if (newer !== undefined)
    throw new RegistryRefusal(`${newer} was published after request ${sequence}, which that cancels; request it again`);
  return request;
}

/**
 * Whether a later change took a release of the request's apps from visitors. That cancels the request, because its approver may
 * not know the reason.
 */
export function takesBack(next: RecordedChange, { change: { change } }: RequestRecord): boolean {
  if (next.kind === 'return') return true;
  if (next.kind !== 'stop' && next.kind !== 'rollBack' && next.kind !== 'remove') return false;
  return promotedIn(change).includes(next.name);
}

/** The open request of the same author for the same change. */
export async function sameRequest(
  registry: Registry,
  head: Head,
  change: Change,
  author: Author,
  now: () => Date,
): Promise<RequestRecord | undefined> {
  const open = await openRequests(registry, head, now);
  return open.find((one) => isSameAuthor(one.author, author) && isDeepStrictEqual(one.change.change, change));
}

/** A release of the request's apps that was published after the request. */
async function newlyPublished(registry: Registry, { change }: RequestRecord): Promise<string | undefined> {
  for (const [name, versions] of Object.entries(change.published)) {
    const newer = (await registry.versions(name)).find((version) => !versions.includes(version) && !isPreviewVersion(version));
    if (newer !== undefined) return nameOf({ name, version: newer });
  }
  return undefined;
}

/** The apps of which a change makes releases live. */
function promotedIn(change: Change): readonly string[] {
  return change.kind === 'promote' || change.kind === 'schedule' ? change.releases.map(({ name }) => name) : [];
}

async function publishedOf(registry: Registry, change: Change): Promise<Record<string, string[]>> {
  const entries = await Promise.all(
    promotedIn(change).map(async (name): Promise<[string, string[]]> => [name, [...(await registry.versions(name))]]),
  );
  return Object.fromEntries(entries);
}

/**
 * Requests are answered by a person whose identity is proven and who could have made the promotion. The site's token proves
 * nobody.
 */
export function demandApprover(caller: Caller, { change: { change } }: RequestRecord): void {
  const { author } = caller;
  if (author.kind !== 'person') {
    throw new Forbidden(`a person has to answer this, with a log-in, token or key of their own; ${author.name} is none`);
  }
  const needed = promotedIn(change).map((app) => ({ app, oneOf: ['promote'] as const }));
  const missing = lacking(caller, needed);
  if (missing.length > 0) throw new Forbidden(missing.join('\n'));
}

/**
 * A request is not approved by anybody who could have made it: its author, a holder of its team's keys, or the person that its
 * author claimed to be.
 */
export function demandOther({ members }: Policy, { author }: RequestRecord, caller: Caller): void {
  const { name, subject } = caller.author;
  if (isSameAuthor(author, caller.author)) throw new Forbidden(`${name} made this request; another person has to approve it`);
  const isHeld = holdersOf(members, author).some((holder) => holder === name || holder === subject);
  if (isHeld)
    throw new Forbidden(`${name} holds the key of ${author?.name}, which made this request; another person has to approve it`);
  if (author?.claimed !== undefined && author.claimed.trim().toLowerCase() === name.toLowerCase())
    throw new Forbidden(`this request was made in the name of ${name}; another person has to approve it`);
}

/** If a rule demands that the requester is known, throws when that is not the case, and says what to do. */
export function demandKnownStarter({ members, apps }: Policy, waiting: readonly string[], { author }: Caller): void {
  const app = waiting.find((name) => apps[name]?.starter === 'named');
  if (app === undefined || author.kind === 'person' || holdersOf(members, author).length > 0) return;
  const how =
    author.kind === 'team'
      ? `name who holds the keys of ${author.name}: ${COMMAND} team ${author.name} --held-by <people>`
      : 'request it with a log-in, token or key of your own';
  throw new Forbidden(`a release of ${app} waits for a second person, so it has to be known who requests it; ${how}`);
}

function holdersOf(members: Policy['members'], author: Author | undefined): readonly string[] {
  return (author?.kind === 'team' && members[author.name]?.holders) || [];
}

/** Whether two authors are the same, as far as it is proven. People who logged in are compared by subject, since names change. */
export function isSameAuthor(one: Author | undefined, other: Author): boolean {
  if (one?.kind !== other.kind) return false;
  const haveSubjects = one.subject !== undefined && other.subject !== undefined;
  return haveSubjects ? one.subject === other.subject : one.name === other.name;
}

/** The entry for a promotion that waits for a second person. */
export async function requestOf(registry: Registry, change: Change, now: () => Date): Promise<RequestRecord['change']> {
  const until = new Date(now().getTime() + APPROVAL_HOURS * 3_600_000).toISOString();
  return { kind: 'request', change, until, published: await publishedOf(registry, change) };
}
