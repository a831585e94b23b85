import type { Manifest, ServedManifest } from '@parlour/release-contract/manifest';
import { MOST_ENTRIES } from '@parlour/release-contract/rootChain';
import { isSigned, type PublicKey } from '@parlour/release-contract/signature';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

export type RefusalReason = Extract<TelemetryEvent, { event: 'manifestRefused' }>['reason'];

export type Verification =
  | { readonly kind: 'newer'; readonly manifest: Manifest }
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

interface Grounds {
  /** The online keys that the page trusts. */
  readonly keys: readonly PublicKey[];
  /** By the server's clock. */
  readonly nowMs: number;
  /** Sequence number of the last manifest that the page accepted with these keys; 0 for none. */
  readonly last: number;
  /** The site of the page; undefined for the default one. */
  readonly site: string | undefined;
}

/**
 * Whether a later manifest may replace the current one: of a format that this shell reads, signed by the
 * registry's key, for the page's site, still valid, and newer. The signature replaces the schema check: the registry signs only what it checked.
 */
export async function verifyManifest(received: unknown, { keys, nowMs, last, site }: Grounds): Promise<Verification> {
  const refused = (reason: RefusalReason) => ({ kind: 'refused', reason }) as const;
  const claimed: Partial<ServedManifest> | null | undefined = typeof received === 'object' ? received : undefined;
  if (claimed?.format !== 1) return refused('unknownFormat');
  if (!(await isSigned(claimed, keys))) return refused('unsigned');
  const manifest = claimed as ServedManifest;
  if (manifest.site !== site) return refused('otherSite');
  if (!(Date.parse(manifest.validUntil) > nowMs)) return refused('expired');
  if (!Number.isInteger(manifest.sequence) || manifest.sequence > MOST_ENTRIES) return refused('unknownFormat');
  if (manifest.sequence < last) return refused('older');
  return manifest.sequence === last ? { kind: 'known' } : { kind: 'newer', manifest };
}
