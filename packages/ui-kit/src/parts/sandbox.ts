/**
 * Returns the `sandbox` of an iframe, whose page cannot navigate the site away. A page on the site's own origin is sandboxed
 * without an origin, because it could otherwise read and change the site.
 */
export function sandboxOf(address: URL, more: readonly string[] = []): string {
  const isOwn = address.origin === location.origin;
  // WebKit logs an error for a token that it does not know, as it does not know this one.
  const { sandbox } = document.createElement('iframe');
  const optional = sandbox?.supports(ORIENTATION_LOCK) ? [ORIENTATION_LOCK] : [];
  return [...(isOwn ? [] : ['allow-same-origin']), ...allowances, ...optional, ...more].join(' ');
}

const ORIENTATION_LOCK = 'allow-orientation-lock';
const allowances = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-pointer-lock'];
