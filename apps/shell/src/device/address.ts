/** The address inside the site: the part behind the hash, or home without one. */
export function currentAddress(): string {
  const address = location.hash.slice(1);
  return address.startsWith('/') ? address : '/';
}

/** Whether two addresses are the same place, however their characters are escaped. */
export function isSameAddress(one: string, other: string): boolean {
  return unescaped(one) === unescaped(other);
}

/** The login that leads back to an address. */
export function loginFor(address: string): string {
  return `/login?redirect=${encodeURIComponent(address)}`;
}

function unescaped(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
