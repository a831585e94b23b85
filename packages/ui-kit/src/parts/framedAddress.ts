/** Returns the URL of an iframe, resolved against the page; undefined unless it is http or https. */
export function framedAddress(url: string): URL | undefined {
  return addressOf(url, /^https?:$/);
}

/** Returns the URL of a download: http, https, or `itms-services` (installs an app on iOS); undefined for any other. */
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
