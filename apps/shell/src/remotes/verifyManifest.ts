import type { Manifest, ServedManifest } from '@parlour/release-contract/manifest';
import { isSigned, type PublicKey } from '@parlour/release-contract/signature';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

export type RefusalReason = Extract<TelemetryEvent, { event: 'manifestRefused' }>['reason'];

export type Verification =
  | { readonly kind: 'newer'; readonly manifest: Manifest }
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

interface Grounds {
  readonly key: PublicKey;
  /** By the server's clock. */
  readonly nowMs: number;
  readonly current: Manifest;
}

/**
 * Whether a manifest that came later may take the place of the current one: of a format that this shell reads, signed by the
 * registry's key, still valid, and newer. The signature stands for the schema: only what the registry checked carries it.
 */
export async function verifyManifest(received: unknown, { key, nowMs, current }: Grounds): Promise<Verification> {
  const refused = (reason: RefusalReason) => ({ kind: 'refused', reason }) as const;
  const claimed: Partial<ServedManifest> | null | undefined = typeof received === 'object' ? received : undefined;
  if (claimed?.format !== 1) return refused('unknownFormat');
  if (!(await isSigned(claimed, [key]))) return refused('unsigned');
  const manifest = claimed as ServedManifest;
  if (!(Date.parse(manifest.validUntil) > nowMs)) return refused('expired');
  if (manifest.sequence < current.sequence) return refused('older');
  return manifest.sequence === current.sequence ? { kind: 'known' } : { kind: 'newer', manifest };
}
