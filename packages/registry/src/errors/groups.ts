import { createHash } from 'node:crypto';
import type { ErrorGroup, ErrorReport, SourcePlace } from '@parlour/release-contract/api';
import { type ErrorFilter, firstPlace, isWanted, titleOf } from '@parlour/release-contract/errorGroup';
import { nameOf } from '@parlour/release-contract/names';
import type { ErrorFrame } from '@parlour/release-contract/telemetry';
import type { NoteUnread } from '../storage/formats';
import { readLoads } from '../canary/releaseUsage';
import type { Releases } from '../registry/releases';
import type { Store } from '../storage/store';
import { sizeOf } from './distinct';
import { createSourcePlaces, type FindPlace, findPlaces } from './sourcePlaces';
import { type ErrorEvent, joined, readErrors, type StoredError } from './stored';

const HOUR_MS = 3_600_000;
const MOST_GROUPS = 100;
const ID_LENGTH = 16;
/** An error is new in a release only if other releases had this many loads without it. */
const ENOUGH_LOADS = 20;

/** The errors of the last hours that pages reported, in groups. */
export type ReadErrorReport = (hours: number, nowMs: number, filter?: ErrorFilter) => Promise<ErrorReport>;

/** Reads the errors in a store, with their positions in the sources; `note` gets files of a later version. */
export function createErrorReport(
  store: Store,
  releases: Pick<Releases, 'sourceMap'>,
  note: NoteUnread = () => undefined,
): ReadErrorReport {
  const placeOf = createSourcePlaces(releases);
  return async (hours, nowMs, filter = {}) => {
    // Errors are stored by the hour. The hour in which the period begins is included whole, since otherwise the last hour would
    // begin at the full hour.
    const fromHour = Math.floor(nowMs / HOUR_MS) - hours;
    const [errors, loads] = await Promise.all([readErrors(store, fromHour, note), readLoads(store, fromHour)]);
    const ofApp = errors.filter(({ error }) => !filter.app || error.remote === filter.app);
    return {
      from: new Date(fromHour * HOUR_MS).toISOString(),
      hours,
      apps: distinct(errors.map(({ error }) => error.remote)),
      releases: distinct(ofApp.map(({ error: { remote: name, version } }) => nameOf({ name, version }))),
      screens: distinct(ofApp.flatMap(({ screens }) => Object.keys(screens))),
      ...(await groupErrors(ofApp, { placeOf, loads, fromHour, hours: hours + 1, filter })),
    };
  };
}

interface Parts {
  readonly placeOf: FindPlace;
  /** Loads of screens, by `name@version`. */
  readonly loads: ReadonlyMap<string, number>;
  readonly fromHour: number;
  readonly hours: number;
  readonly filter: ErrorFilter;
}

/** The same error in different releases, hours and gateways, and the totals. */
interface Same {
  readonly id: string;
  readonly errors: readonly StoredError[];
  readonly all: StoredError;
}

/**
 * Groups the same error of different releases, hours and gateways: what was thrown, and from which source line. Lines move
 * between releases, so the text of the line is compared instead of its number. The group on the most pages comes first; a limited
 * number of the matching groups is returned.
 */
export async function groupErrors(errors: readonly StoredError[], parts: Parts): Promise<Pick<ErrorReport, 'groups' | 'total'>> {
  const innermost = errors.flatMap(({ error }) => error.frames.slice(0, 1));
  const lineOf = await findPlaces(innermost, parts.placeOf, hashOfLine);
  const byId = new Map<string, StoredError[]>();
  for (const one of errors) {
    const id = idOf(one.error, lineOf);
    const same = byId.get(id);
    if (same === undefined) byId.set(id, [one]);
    else same.push(one);
  }
  const matching = [...byId]
    .map(([id, same]): Same => ({ id, errors: same, all: same.reduce(joined) }))
    .filter((same) => isWanted(seenIn(same), parts.filter))
    .toSorted(({ all: one }, { all: other }) => sizeOf(other.pages) - sizeOf(one.pages) || other.count - one.count);
  const groups = matching.slice(0, MOST_GROUPS).map((same) => groupOf(same, parts));
  const placeOf = await findPlaces(
    groups.flatMap(({ frames }) => frames),
    parts.placeOf,
    (place) => place,
  );
  return { groups: groups.map((group) => ({ ...group, frames: group.frames.map(withPlace(placeOf)) })), total: matching.length };
}

function seenIn({ errors, all: { error, screens } }: Same) {
  return { app: error.remote, releases: errors.map((one) => one.error), screens };
}

function withPlace(placeOf: (frame: ErrorFrame) => SourcePlace | undefined) {
  return (frame: ErrorFrame) => {
    const place = placeOf(frame);
    return { ...frame, ...(place && { place }) };
  };
}

function groupOf({ id, errors, all }: Same, { loads, fromHour, hours }: Parts): ErrorGroup {
  const { remote: app, kind, name, message, frames } = all.error;
  const { count, pages, screens, browsers, compositions, firstAt, lastAt } = all;
  const versions = [...new Set(errors.map(({ error }) => error.version))].toSorted();
  const countIn = (hour: number) =>
    errors.filter((one) => Math.floor(one.firstAt / HOUR_MS) === hour).reduce((sum, one) => sum + one.count, 0);
  return {
    id,
    app,
    kind,
    name,
    message,
    firstAt: new Date(firstAt).toISOString(),
    lastAt: new Date(lastAt).toISOString(),
    count,
    pages: sizeOf(pages),
    releases: versions.map((version) => {
      const own = errors.filter(({ error }) => error.version === version).reduce(joined);
      return { version, count: own.count, pages: sizeOf(own.pages), loads: loads.get(nameOf({ name: app, version })) ?? 0 };
    }),
    screens,
    browsers,
    compositions,
    trend: Array.from({ length: hours }, (_, index) => countIn(fromHour + index)),
    isNew: isNew(app, versions, loads),
    frames,
  };
}

/** The errors of a release on the most pages, a sentence each, for a reason in the history. */
export function sentencesOf(groups: readonly ErrorGroup[], app: string, version: string): string[] {
  return groups
    .flatMap((group) => {
      const release = group.app === app ? group.releases.find((one) => one.version === version) : undefined;
      return release === undefined ? [] : [{ group, pages: release.pages }];
    })
    .toSorted((one, other) => other.pages - one.pages)
    .map(({ group, pages }) => {
      const place = firstPlace(group);
      return `${titleOf(group)}${place === undefined ? '' : ` at ${place}`} (${pages} ${pages === 1 ? 'page' : 'pages'})`;
    });
}

function idOf({ remote, name, message, frames: [frame] }: ErrorEvent, lineOf: (frame: ErrorFrame) => string | undefined): string {
  const at = frame && (lineOf(frame) ?? `${frame.file}:${frame.line}:${frame.column}`);
  return hashOf(JSON.stringify([remote, name, message, at ?? '']));
}

/** Hashed, since a substring would keep the whole source in memory. */
function hashOfLine({ source, line, code, firstLine }: SourcePlace): string {
  return hashOf(`${source} ${code[line - firstLine]?.trim()}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH);
}

/** Whether only one release has the error, while others of the app were loaded often enough to have shown it. */
function isNew(app: string, versions: readonly string[], loads: ReadonlyMap<string, number>): boolean {
  const [only = ''] = versions;
  const others = [...loads].filter(
    ([release]) => release.startsWith(`${app}@`) && release !== nameOf({ name: app, version: only }),
  );
  return versions.length === 1 && others.some(([, loaded]) => loaded >= ENOUGH_LOADS);
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== '').toSorted();
}
