import type { Ring, Signed } from './manifest';

/** A preview token: gives one browser other releases; signed by the registry, in the cookie `parlour_preview` as base64url JSON. */
export interface PreviewOverride {
  /** The site that it is for; left out for the default one. It does nothing on another. */
  readonly site?: string;
  readonly rings: readonly Ring[];
  /** Origins of replaced releases: remote → origin that serves `/release.json` (a LiveRelease) and its files. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Who it was made for, shown in the banner. */
  readonly by: string;
  /** ISO 8601. */
  readonly validUntil: string;
}
export type SignedPreviewOverride = Signed<PreviewOverride>;
