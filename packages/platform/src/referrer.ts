const KEY = 'parlour.pid';
const LONGEST = 64;

type Page = Pick<Window, 'location' | 'sessionStorage'>;

/** Keeps the referrer code (`pid`) of the address for this visit; it stands in the query or behind the hash. Runs before the router. */
export function keepReferrer({ location, sessionStorage }: Page): void {
  const inHash = new URLSearchParams(location.hash.split('?')[1]).get('pid');
  const pid = inHash || new URLSearchParams(location.search).get('pid');
  if (!pid || pid.length > LONGEST) return;
  try {
    sessionStorage.setItem(KEY, pid);
  } catch {
    // Blocked storage: the code counts as long as it stands in the address.
  }
}

/** Who referred this visit, if anybody did. */
export function referrer(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
