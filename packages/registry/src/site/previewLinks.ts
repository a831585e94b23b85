import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import type { Registry } from '../registry/registry';

const HOUR_MS = 3_600_000;
/** A working day, and some of the evening. */
export const MOST_PREVIEW_HOURS = 12;

export interface PreviewRequest extends Omit<PreviewOverride, 'validUntil' | 'site'> {
  readonly hours: number;
}

/** A preview token of the registry's site, as it appears in an address, and until when it is valid. */
export async function createPreview(
  registry: Registry,
  { hours, ...preview }: PreviewRequest,
  nowMs: number,
): Promise<{ readonly preview: string; readonly validUntil: string }> {
  const validUntil = new Date(nowMs + hours * HOUR_MS).toISOString();
  const { site } = registry;
  const signed = await registry.sign<PreviewOverride>({ ...preview, ...(site !== DEFAULT_SITE && { site }), validUntil });
  return { preview: Buffer.from(JSON.stringify(signed)).toString('base64url'), validUntil };
}
