/** The address of a frame as the browser will load it; undefined unless it is http or https. */
export function framedAddress(url: string): URL | undefined {
  return addressOf(url, /^https?:$/);
}

/** Address of a download: one of the web, or one that makes an iPhone install an app; undefined for any other. */
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
 * What a frame of another origin may do: it cannot navigate the site away. A frame of our own origin gets no sandbox, which it could
 * take off itself.
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
