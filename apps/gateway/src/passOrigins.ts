import type { SealedPass } from '@parlour/release-contract/previewOverride';
import { isSealed, type PublicKey } from '@parlour/release-contract/signature';

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** Where the releases of a visitor's pass come from; none without a cookie that the registry sealed and that is still good. */
export async function passOrigins(cookies: string | undefined, key: PublicKey, nowMs = Date.now()): Promise<readonly string[]> {
  const text = /(?:^|;\s*)parlour_pass=([\w-]+)/.exec(cookies ?? '')?.[1];
  if (text === undefined) return [];
  try {
    const pass = JSON.parse(Buffer.from(text, 'base64url').toString()) as SealedPass;
    if (!(Date.parse(pass.validUntil) > nowMs) || !(await isSealed(pass, [key]))) return [];
    return Object.values(pass.overrides).filter((origin) => ORIGIN.test(origin));
  } catch {
    return [];
  }
}
