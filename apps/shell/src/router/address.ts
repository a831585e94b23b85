/** The address inside the site: what stands behind the hash, home when nothing does. */
export function currentAddress(): string {
  const address = decodeURI(location.hash.slice(1));
  return address.startsWith('/') ? address : '/';
}

/** The login that leads back to an address. */
export function loginFor(address: string): string {
  return `/login?redirect=${encodeURIComponent(address)}`;
}
