import { framedAddress } from '@parlour/ui-kit/parts';

/** Where the operator's main site is visited; with a referrer it is the registration (spec section 7). Undefined when it is no address of the web. */
export function visitAddress(url: string, pid: string | undefined): URL | undefined {
  const address = framedAddress(url);
  if (address === undefined || pid === undefined) return address;
  const { href } = address;
  return new URL(`${href.endsWith('/') ? href : `${href}/`}register?pid=${encodeURIComponent(pid)}`);
}
