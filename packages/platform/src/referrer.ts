import { store, readStored } from './storage';

const KEY = 'parlour.pid';
const LONGEST = 64;

/** Stores the referrer code (`pid`) of the address for this visit, from the query or behind the hash. Runs before the router. */
export function storeReferrer({ location }: Pick<Window, 'location'>): void {
  const inHash = new URLSearchParams(location.hash.split('?')[1]).get('pid');
  const pid = inHash || new URLSearchParams(location.search).get('pid');
  if (pid && pid.length <= LONGEST) store(KEY, pid);
}

/** The referrer code of this visit, if any. */
export function referrer(): string | undefined {
  return readStored(KEY);
}
