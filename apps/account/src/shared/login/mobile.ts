const MOBILE = /^(0|86|17951)?1[3-9]\d{9}$/;

/** Spaces, dashes, brackets, and the invisible characters that phones copy together with a number from the address book. */
const BETWEEN = /[\s\p{Cf}\p{Pd}()]/gu;

/** A number as it is sent: only digits; a country code `+86` or `0086` becomes 86. */
export function tidyMobile(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(BETWEEN, '')
    .replace(/^(\+|00)(?=86)/, '');
}

/** A mainland mobile number: 11 digits after a 0, 86 or 17951 or nothing (spec section 5). */
export function isMobile(text: string): boolean {
  return MOBILE.test(text);
}
