import type { SignedPreviewOverride } from '@parlour/release-contract/previewOverride';
import { isSigned, type PublicKey } from '@parlour/release-contract/signature';

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** Where the releases of a visitor's preview token come from; none without a cookie that the registry signed and that is still good. */
export async function previewOrigins(
  cookies: string | undefined,
  key: PublicKey,
  nowMs = Date.now(),
): Promise<readonly string[]> {
  const text = /(?:^|;\s*)parlour_preview=([\w-]+)/.exec(cookies ?? '')?.[1];
  if (text === undefined) return [];
  try {
    const preview = JSON.parse(Buffer.from(text, 'base64url').toString()) as SignedPreviewOverride;
    if (!(Date.parse(preview.validUntil) > nowMs) || !(await isSigned(preview, [key]))) return [];
    return Object.values(preview.overrides).filter((origin) => ORIGIN.test(origin));
  } catch {
    return [];
  }
}
