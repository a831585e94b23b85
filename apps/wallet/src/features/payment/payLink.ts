/**
 * Schemes that open a page or an app to pay in. Excludes schemes that could run code in the page or read files of the phone:
 * `javascript:`, `data:`, `blob:`, `file:`, `content:` and `intent:`.
 */
const SCHEMES =
  /^(?:https?|weixin|wxp|alipays?|alipayqr|upwallet|uppay|mqqapi|tron|tronlink(?:outside)?|ethereum|trust|imtokenv2):(?=\S)/i;

/** Returns a payment address as a link to where it is paid; undefined when it is not a link. */
export function payLinkOf(address: string): string | undefined {
  const link = address.trim();
  // Browsers ignore tabs and line breaks inside a URL, so an address with white space is refused.
  return SCHEMES.test(link) && !/\s/.test(link) ? link : undefined;
}

/** Whether a link opens another app, so that it cannot be the URL of a picture. */
export function isAppLink(address: string): boolean {
  return payLinkOf(address) !== undefined && !/^https?:/i.test(address.trim());
}
