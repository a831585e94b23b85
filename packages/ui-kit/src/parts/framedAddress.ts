/** The URL of an iframe, resolved against the page; undefined unless it is http or https. */
export function framedAddress(url: string): URL | undefined {
  return addressOf(url, /^https?:$/);
}

/** The URL of a download: http, https, or `itms-services` (installs an app on iOS); undefined for any other. */
export function downloadAddress(url: string): URL | undefined {
  return url === '' ? undefined : addressOf(url, /^(https?|itms-services):$/);
}

function addressOf(url: string, protocols: RegExp): URL | undefined {
  try {
    const address = new URL(url, location.href);
    return protocols.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The `sandbox` of an iframe of another origin: it cannot navigate the site away. A frame of our own origin gets none, since it
 * could remove it.
 */
export function sandboxOf(address: URL, more: readonly string[] = []): string | undefined {
  return address.origin === location.origin ? undefined : [...allowances, ...more].join(' ');
}

const allowances = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-orientation-lock',
  'allow-pointer-lock',
];
