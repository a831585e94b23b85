/** The site that the address of the console names; empty for the one of its host. */
export function chosenSite(): string {
  return new URLSearchParams(location.search).get('site') ?? '';
}

/** The address of a call of the release API, about the chosen site unless another is named. */
export function releaseUrl(path: string, site = chosenSite()): string {
  const query = site === '' ? '' : `${path.includes('?') ? '&' : '?'}site=${encodeURIComponent(site)}`;
  return `/releases/${path}${query}`;
}

/** The address of a console page about another site. It is another document, so that nothing of the site before is left in it. */
export function consoleUrl(site: string, hash: string): string {
  return `/console/?site=${encodeURIComponent(site)}${hash}`;
}
