/**
 * What opens a page or an app to pay in. Nothing that could run in the page or read the phone: neither `javascript:`, `data:` and `blob:`
 * nor `file:`, `content:` and `intent:`.
 */
const SCHEMES =
  /^(?:https?|weixin|wxp|alipays?|alipayqr|upwallet|uppay|mqqapi|tron|tronlink(?:outside)?|ethereum|trust|imtokenv2):(?=\S)/i;

/** A payment address as a link that opens where it is paid; undefined where it is none. */
export function payLinkOf(address: string): string | undefined {
  const link = address.trim();
  // Browsers skip tabs and line ends inside an address.
  return SCHEMES.test(link) && !/\s/.test(link) ? link : undefined;
}

/** Whether a link leads to another app, so that it is no address of a picture. */
export function isAppLink(address: string): boolean {
  return payLinkOf(address) !== undefined && !/^https?:/i.test(address.trim());
}
