import type { SignedPreviewOverride } from '@parlour/release-contract/previewOverride';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import { isSigned, type PublicKey } from '@parlour/release-contract/signature';

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/**
 * The apps of a visitor's preview token, with the origins that their releases come from; empty unless the cookie has a token for
 * this site that the registry signed and that has not expired.
 */
export async function previewedApps(
  cookies: string | undefined,
  key: PublicKey,
  site = DEFAULT_SITE,
  nowMs = Date.now(),
): Promise<Readonly<Record<string, string>>> {
  const text = /(?:^|;\s*)parlour_preview=([\w-]+)/.exec(cookies ?? '')?.[1];
  if (text === undefined) return {};
  try {
    const preview = JSON.parse(Buffer.from(text, 'base64url').toString()) as SignedPreviewOverride;
    if ((preview.site ?? DEFAULT_SITE) !== site || !(Date.parse(preview.validUntil) > nowMs) || !(await isSigned(preview, [key])))
      return {};
    return Object.fromEntries(Object.entries(preview.overrides).filter(([, origin]) => ORIGIN.test(origin)));
  } catch {
    return {};
  }
}
