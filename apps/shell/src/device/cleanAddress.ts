type Page = Pick<Window, 'location' | 'history'>;

/**
 * The address that a hash stands for, also when people or messengers wrote it differently: `#mine`, `#!/mine`, `#//mine`,
 * `#%2Fmine`, `#/mine/`, and `#/?pid=77#rd`.
 */
export function addressOf(hash: string): string {
  let text = hash.slice(1);
  while (/^[^?]*%(25)*(2F|3F)/i.test(text)) {
    const decoded = decode(text);
    if (decoded === text) break;
    text = decoded;
  }
  const [address = ''] = text.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const query = address.slice(path.length).replaceAll('&amp;', '&');
  const screen = path.replaceAll(/^[!/]+|\/+$/g, '');
  // The site itself links to the registration of another site of the operator as `register` (specification, section 7).
  return screen === 'register' ? `/login?type=1&${query.slice(1)}` : `/${screen}${query}`;
}

/** Normalises the address before the router reads it. */
export function tidyAddress({ location, history }: Page): void {
  const { hash, pathname, search } = location;
  const address = addressOf(hash);
  if (hash !== '' && hash !== `#${address}`) history.replaceState(history.state, '', `${pathname}${search}#${address}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
