import type { Change } from './change';
import type { LiveRemote, Manifest, Ring } from './manifest';

/**
 * The release API below `/releases`, as the console and the command line use it. All but `POST session` need the session cookie
 * or `Authorization: Bearer <CONSOLE_TOKEN>`; a refused call answers `{ message }` with 400, 401, 404, 409 or 429.
 *
 * | Call | Takes | Gives |
 * |---|---|---|
 * | `POST session` · `DELETE session` | `{ token, by }` · nothing | 204 and the cookie |
 * | `GET state` | | `State` |
 * | `GET events` | | server-sent events: `state` whenever `GET state` would say something new |
 * | `GET health?hours=6` | | `Health` |
 * | `GET history?before=214&limit=30` | | `HistoryEntry[]`, newest first |
 * | `GET history/210` | | `HistoryEntry & { manifest }` |
 * | `POST plan` | `{ change }` | `Proposal`; changes nothing |
 * | `POST changes` | `{ change, reason, expected }` | `State`; 409 when another manifest than `expected` is live by now |
 * | `POST previews` | `{ rings, overrides, hours }` | `{ preview, validUntil }`: open `/?preview=<preview>` to use it |
 *
 * A browser's changes must be sent from a page of the site (`Origin`). A session identifies the author; callers with the
 * token may name the author with `by` beside the other fields of `changes` and `previews`.
 */
export interface State {
  readonly manifest: Manifest;
  readonly apps: readonly AppState[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
}

/** An app for operations: what is live, and what else is published. */
export interface AppState {
  readonly name: string;
  readonly kind: 'shell' | 'remote';
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
  readonly revision: string;
  /** Id of the key that signed it. */
  readonly key: string;
  readonly files: number;
  /** Bytes as Brotli sends them, all files together. */
  readonly brotli: number;
}

/** One change of what is live. */
export interface HistoryEntry {
  readonly sequence: number;
  readonly composition: string;
  readonly change: Change;
  readonly by: string;
  readonly reason: string;
  readonly at: string;
  /** The difference, a line each: `wallet 1.4.0 → 1.5.0`. */
  readonly difference: readonly string[];
}

/** One check of the gate. */
export interface Check {
  readonly name: 'platformVersion' | 'singletons' | 'paths' | 'modules' | 'files' | 'signature' | 'size' | 'state';
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
}

/** Reports of players' pages, in steps of a minute, oldest first; a step without visits is undefined (null in JSON). */
export interface Health {
  readonly from: string;
  readonly stepMs: 60_000;
  readonly visitorsNow: number;
  readonly visitors: readonly number[];
  /** 75th percentile in ms. */
  readonly lcp: readonly (number | undefined)[];
  readonly versions: readonly VersionHealth[];
  /** The guardrail's verdict on each canary. */
  readonly verdicts: readonly Verdict[];
  readonly manifestsRefused: number;
}

export interface VersionHealth {
  readonly name: string;
  readonly version: string;
  readonly loads: readonly number[];
  readonly failures: readonly number[];
  /** 75th percentile of the time to mount a screen, in ms. */
  readonly load: readonly (number | undefined)[];
}

export interface Verdict {
  readonly name: string;
  readonly version: string;
  readonly verdict: 'gathering' | 'healthy' | 'worse';
  readonly canary: { readonly loads: number; readonly failures: number };
  readonly stable: { readonly loads: number; readonly failures: number };
}
