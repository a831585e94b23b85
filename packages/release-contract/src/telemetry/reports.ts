import type { ErrorFrame, ErrorKind } from './telemetry';

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

/** How long players waited for screens, by release. */
export interface TimingReport {
  readonly from: string;
  readonly hours: number;
  /** The apps, and the screens of the chosen one, that there are figures of. */
  readonly apps: readonly string[];
  readonly screens: readonly string[];
  /** Of one app, the release with the most screens first. */
  readonly releases: readonly ReleaseTimings[];
}

export interface ReleaseTimings {
  readonly name: string;
  readonly version: string;
  /** From asking for a screen to its being mounted, in ms. */
  readonly mounted: Percentiles;
  /** Those of them for which files came from the network. */
  readonly fetched: Percentiles;
  /** The others. */
  readonly cached: Percentiles;
  /** In ms. */
  readonly lcp: Percentiles;
  readonly inp: Percentiles;
  readonly cls: Percentiles;
}

/** The 75th and 98th percentile, at most 4 % off; undefined without values. */
export interface Percentiles {
  readonly count: number;
  readonly p75?: number | undefined;
  readonly p98?: number | undefined;
}

/** Errors that players' pages reported, the one on the most pages first. */
export interface ErrorReport {
  readonly from: string;
  readonly hours: number;
  /** The apps, and the releases (`wallet@1.5.0`) and screens of the chosen one, that there are errors of. */
  readonly apps: readonly string[];
  readonly releases: readonly string[];
  readonly screens: readonly string[];
  /** Of what was asked for, a hundred at most. */
  readonly groups: readonly ErrorGroup[];
  /** How many groups of it there are. */
  readonly total: number;
}

/** The same error: of the same app, with the same words, from the same line of source, in whatever release. */
export interface ErrorGroup {
  readonly id: string;
  readonly app: string;
  readonly kind: ErrorKind;
  readonly name: string;
  /** Without anything of a player. */
  readonly message: string;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly count: number;
  /** Pages that had it; about 6 % off above 256. */
  readonly pages: number;
  /** `loads`: how often screens of the release were loaded in the same hours. */
  readonly releases: readonly {
    readonly version: string;
    readonly count: number;
    readonly pages: number;
    readonly loads: number;
  }[];
  /** How many reports by screen, by family of the browser, and by what was live. */
  readonly screens: Readonly<Record<string, number>>;
  readonly browsers: Readonly<Record<string, number>>;
  readonly compositions: Readonly<Record<string, number>>;
  /** How often it occurred in each hour, oldest first. */
  readonly trend: readonly number[];
  /** Only one release has it, and others of the app do not. */
  readonly isNew: boolean;
  /** The innermost first, of the newest report. */
  readonly frames: readonly TracedFrame[];
}

/** A place of a stack, and the one in the sources that it came from, where the release has a source map of its file. */
export type TracedFrame = ErrorFrame & { readonly place?: SourcePlace };

/** A place in the sources that a frame of a stack came from. */
export interface SourcePlace {
  /** In the repository of the release: `apps/wallet/src/shared/venues/useWallets.ts`, or a package: `react-dom/cjs/react-dom.js`. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** The name that stands there, where the build changed it. */
  readonly name?: string | undefined;
  /** Five lines, of which the place is the middle one, with the number of the first; empty when the map has no sources. */
  readonly code: readonly string[];
  readonly firstLine: number;
}

export interface Verdict {
  readonly name: string;
  readonly version: string;
  readonly verdict: 'gathering' | 'healthy' | 'worse';
  readonly canary: { readonly loads: number; readonly failures: number };
  readonly stable: { readonly loads: number; readonly failures: number };
  /**
   * The actions of players in which the canary was compared, those that differ beyond chance first; gateways of earlier versions leave
   * these out.
   */
  readonly actions?: readonly ActionVerdict[] | undefined;
}

/** A canary beside the stable release in one action: taps that did nothing or sent nothing, calls that failed or were refused, forms that were left. */
export interface ActionVerdict {
  readonly screen: string;
  /** The call, as in `ActionOutcomes`. */
  readonly of: string;
  readonly stream: 'dead' | 'held' | 'failed' | 'refused' | 'abandoned';
  readonly canary: { readonly loads: number; readonly failures: number };
  readonly stable: { readonly loads: number; readonly failures: number };
  readonly isBeyondChance: boolean;
  /**
   * About how long it takes with as many players until a canary is stopped whose button does nothing, for all and for 5 % of tries.
   */
  readonly hoursToStop?: { readonly all: number; readonly few: number } | undefined;
}

/** What became of players' actions, by release. */
export interface OutcomeReport {
  readonly from: string;
  readonly hours: number;
  /** The apps that there are figures of. */
  readonly apps: readonly string[];
  /** Of the chosen app or all, by release, those that occurred most first. */
  readonly actions: readonly ActionOutcomes[];
}

/** What became of an action on a screen of a release. */
export interface ActionOutcomes {
  readonly name: string;
  readonly version: string;
  /** Empty for the shell's own calls; `other` for one that no live release has. */
  readonly screen: string;
  /** The call that the action sends, such as `submitDeposit`; `taps` for all taps that send none, `other` for an unknown call. */
  readonly of: string;
  /** How often each outcome occurred; refusals also by their code: `{ opened: 9, answered: 6, 'refused 461': 1 }`. */
  readonly counts: Readonly<Record<string, number>>;
}
