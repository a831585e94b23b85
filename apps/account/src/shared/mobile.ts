const MOBILE = /^(0|86|17951)?1[3-9]\d{9}$/;

/** A mainland mobile number: 11 digits after a 0, 86 or 17951 or nothing (spec section 5). */
export function isMobile(text: string): boolean {
  return MOBILE.test(text);
}
