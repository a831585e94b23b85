import type { Audience, Change, RecordedChange, ReleaseName } from './change';
import type { LiveRemote, Manifest, Ring } from './manifest/manifest';
import type { Author, Freeze, SiteRules } from './trust/policy';
import type { JobSource } from './trust/jobSource';
import type { Source } from './trust/provenance';

/** What the calls about players' pages give. */
export type * from './telemetry/reports';

/**
 * The release API below `/releases`, as the console and the command line use it. All but `GET registry`, `POST identity` and the log-in need a proof:
 * the session cookie, `Authorization: Bearer` with `CONSOLE_TOKEN` or a person's token, or an HTTP message signature
 * (RFC 9421) by the key of a team, a person or a job. A refused call answers `{ message }` with 400, 401, 403, 404, 409, 413 or 429; a change
 * that the gate refuses, 400 and `{ message, refusedBy: 'gate' }`.
 *
 * Every call is about the site that the asked host is of, or about the one that `?site=` names; sites share releases, keys and sessions.
 *
 * | Call | Takes | Gives |
 * |---|---|---|
 * | `GET registry` | | `{ registry }`: the id that signed requests have to name |
 * | `POST identity` | `{ token, key, signature }`: the identity token of a job, and its key, which signed it | `{ certificate }`: for ten minutes it goes with each request that the key signs, in `Parlour-Certificate`; 502 when the issuer does not answer |
 * | `POST session` · `DELETE session` | `{ token, by }` · nothing | 204 and the cookie |
 * | `GET login` | | `LoginWays`: how to log in, and who is |
 * | `POST openid` | `{ at }`: the page of the console to go on with | `{ location }`: where the browser logs in; 502 when the provider does not answer |
 * | `GET openid/callback` | what the provider adds to the address | a redirect to the console with the session's cookie, or a page that says why not |
 * | `GET session` | | `{ name }`: under which name changes are made |
 * | `GET sessions` | | `ConsoleSession[]`: the own ones, of all people for who administers or has the site's token; newest first |
 * | `DELETE sessions/<id>` | | 204; the session ends on every gateway within seconds. 404 for another's |
 * | `GET sites` | | `SiteState[]`, the default one first |
 * | `GET state` | | `State`; 404 while nothing is live |
 * | `GET apps` | | `AppState[]`: those of `State`, also while nothing is live |
 * | `GET events` | | server-sent events: `state` whenever `GET state` would say something new; ends with the session, key or token |
 * | `GET health?hours=6` | | `Health` |
 * | `GET errors?hours=24&app=wallet&release=wallet@1.5.0&screen=/recharge` | at most 720 hours; all but `hours` can be left out | `ErrorReport` |
 * | `POST places` | `{ frames }`: places of stacks, `{ file, line, column }` | `TracedFrame[]`: those with the lines of source that they came from |
 * | `GET timings?hours=24&app=wallet&screen=Deposit&device=low` | all but `hours` can be left out | `TimingReport` |
 * | `GET outcomes?hours=24&app=wallet` | at most 720 hours; `app` can be left out | `OutcomeReport` |
 * | `GET history?before=214&limit=30` | | `HistoryEntry[]`, newest first |
 * | `GET history/210` | | `HistoryEntry & { manifest }` |
 * | `GET entries?after=210` | | `{ entries }`: the next ones, `{ sequence, document }`, byte for byte as they are signed and chained; none at the end |
 * | `GET documents/trust/00000001.json` | | `{ document }`: a root document, the initial policy (`trust/policy.json`) or a descriptor (`published/wallet/1.5.0.json`) as it was signed, or who vouches for a release of a job (`provenance/wallet/1.5.0/<key>.json`); null when there is none |
 * | `POST plan` | `{ change }` | `Proposal`; changes nothing |
 * | `POST changes` | `{ change, reason, expected }` | `State`; 409 when another manifest than `expected` is live by now; 403 when a right is missing; 502 when the change is made and the state cannot be read |
 * | `POST uploads` | `{ release, sbom }`: a descriptor that a team's key signed, its bill of materials | `{ missing, directAbove }`: the files to send, `{ path, encoding }`; above how many bytes a file may be sent to an address of its own |
 * | `PUT uploads/wallet/1.5.0/files/<path>?encoding=br` | the bytes of the file, or of it compressed | 204 |
 * | `POST uploads/wallet/1.5.0/address` | `{ path, encoding, size, sha256 }` | `{ url, headers }`: takes the file by PUT for five minutes, and nothing else |
 * | `POST uploads/wallet/1.5.0/complete` | | `{ outcome }`: `published`, or `known` when it was published already, unchanged |
 * | `POST previews` | `{ rings, overrides, hours }` | `{ preview, validUntil }`: open `/?preview=<preview>` to use it |
 * | `GET previews` | | `ReleasePreview[]`: those of the site that go on, newest first |
 * | `POST previews` | `{ releases, title, source, days }`: published releases, what they are and an address that says more | `ReleasePreview`: open its path to see the site with these releases; 400 with `refusedBy: 'gate'` when they do not fit what is live |
 * | `DELETE previews/<id>` | | 204; the link shows nothing any more. For who may publish its apps, or made it |
 * | `POST replays` | `{ sequence, canaries, hours }`: a manifest, and the remotes whose canary is shown | `{ path, validUntil }`: open the path of the site to see it as it was |
 *
 * A browser's changes must be sent from a page of the site (`Origin`). A signature and a person's token prove the author. Callers
 * with `CONSOLE_TOKEN` may name the author with `by` beside the other fields of `changes` and `previews`; that name is shown as claimed.
 */
export interface State {
  readonly manifest: Manifest;
  /** Those of the manifest, then those that are published and not in it; gateways of earlier versions leave these out. */
  readonly apps: readonly AppState[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
  /** Promotions that wait for a second person, oldest first. */
  readonly requests: readonly PendingRequest[];
  /** Schedules that have stages left, oldest first; gateways of earlier versions leave these out. */
  readonly schedules?: readonly ScheduleState[];
  /** The freezes that go on or are to come, in their order; gateways of earlier versions leave these out. */
  readonly freezes?: readonly Freeze[];
}

/** A schedule that goes on. */
export interface ScheduleState {
  /** The entry of the history that it began with. */
  readonly sequence: number;
  readonly releases: readonly ReleaseName[];
  readonly stages: readonly StageState[];
  /** What the next stage waits for: its time, loads of the stage before, or the end of a freeze. */
  readonly waitsFor: 'time' | 'loads' | 'freeze';
  /** When that is, ISO 8601; undefined for loads. */
  readonly until?: string | undefined;
  /** The loads of the stage before; undefined where nobody counts them, and before the first stage. */
  readonly loads?: { readonly seen: number; readonly needed: number } | undefined;
  readonly by: string;
  readonly reason: string;
  readonly at: string;
}

export interface StageState {
  readonly to: Audience;
  /** When it was carried out, and by which entry. */
  readonly done?: { readonly at: string; readonly sequence: number } | undefined;
  /** The earliest time of a stage that is to come, ISO 8601; it moves when a stage before it is late. */
  readonly due?: string | undefined;
  /** In a plan: about when there will have been enough loads of the stage before, by the visitors of the last hour. */
  readonly about?: string | undefined;
}

/** A site of the registry, as the policy names it, and what is live there. */
export interface SiteState extends SiteRules {
  readonly name: string;
  /** Whether it is the one that is asked. */
  readonly isThis: boolean;
  /** The number of its manifest; 0 while nothing is live. */
  readonly manifest: number;
  /** Empty while nothing is live. */
  readonly composition: string;
}

/** A link that shows the site with some releases in the place of those that are live; these are never promoted by it. */
export interface ReleasePreview {
  readonly id: string;
  readonly releases: readonly ReleaseName[];
  /** What it shows, such as the title of a merge request. */
  readonly title: string;
  /** Where it is from, such as the address of the merge request. */
  readonly source?: string | undefined;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly validUntil: string;
  /** The path of the site that opens it. */
  readonly path: string;
}

/** A session of the console that goes on. */
export interface ConsoleSession {
  readonly id: string;
  /** Under which name its changes are made. */
  readonly name: string;
  /** Family of the browser. */
  readonly browser: string;
  /** When it began, and when it ends at the latest, ISO 8601. */
  readonly since: string;
  readonly until: string;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** How the console's user can log in, apart from a token. */
export interface LoginWays {
  /** Host of the OpenID provider. */
  readonly provider?: string;
  /** The name of the user who is logged in already. */
  readonly name?: string;
}

/** An app for operations: what is live, and what else is published. */
export interface AppState {
  readonly name: string;
  readonly kind: 'shell' | 'remote';
  /** The version for everyone; empty while the first release is a canary, and while none is live. */
  readonly live: string;
  readonly canary?: CanaryState;
  readonly off?: LiveRemote['off'];
  readonly releases: readonly PublishedRelease[];
}

export interface CanaryState {
  readonly version: string;
  readonly share: number;
  readonly rings: readonly Ring[];
  /** When this version first became a canary, ISO 8601. */
  readonly since: string;
}

export interface PublishedRelease {
  readonly version: string;
  readonly builtAt: string;
  /** The commit, and where it was built: what the team says, signed by its key. */
  readonly revision: string;
  readonly source?: Source;
  /** Where a job published it from, by its identity token, for which the gateway vouches; without it, all of this is claimed. */
  readonly proven?: JobSource;
  /** Id of the key that signed it. */
  readonly key: string;
  readonly files: number;
  /** Bytes as Brotli sends them, all files together. */
  readonly brotli: number;
}

/** One entry of the history. */
export interface HistoryEntry {
  readonly sequence: number;
  /** The composition that is live since; empty before the first. */
  readonly composition: string;
  readonly change: RecordedChange;
  /** The author's name as it is shown; proven only when `author` says so. */
  readonly by: string;
  /** How the author was proven; entries of earlier versions have none. */
  readonly author?: Author;
  readonly reason: string;
  readonly at: string;
  /** The difference, a line each: `wallet 1.4.0 → 1.5.0`. */
  readonly difference: readonly string[];
}

export const checkNames = [
  'platformVersion',
  'singletons',
  'surface',
  'paths',
  'brand',
  'modules',
  'container',
  'packages',
  'licences',
  'files',
  'signature',
  'provenance',
  'integrity',
  'runs',
  'size',
  'state',
  'from',
  'requires',
  'stages',
  'freeze',
  'rights',
] as const;

/** One check of the gate. */
export interface Check {
  readonly name: (typeof checkNames)[number];
  readonly isMet: boolean;
  /** The findings, a sentence each; when it is not met, the reasons. */
  readonly found: readonly string[];
}

/** What a change would do. */
export interface Proposal {
  readonly isAllowed: boolean;
  /** The sequence number that is live now; sent back as `expected` when it is applied. */
  readonly expected: number;
  readonly checks: readonly Check[];
  readonly difference: readonly string[];
  /** What would be live; undefined when it is refused. */
  readonly next?: Manifest;
  /** The apps because of which it would wait for a second person. */
  readonly needsApprovalFor?: readonly string[];
  /** Of a schedule. */
  readonly stages?: readonly StageState[];
}

/** A promotion that waits for a second person. */
export interface PendingRequest {
  readonly sequence: number;
  readonly change: Change;
  readonly by: string;
  readonly author?: Author;
  readonly reason: string;
  readonly at: string;
  /** When it ends, ISO 8601. */
  readonly until: string;
  readonly difference: readonly string[];
}
