import { framedAddress } from '@parlour/ui-kit/parts';

/** URL of the operator's main site; with a referrer that of its registration (spec section 7). Undefined unless http or https. */
export function visitAddress(url: string, pid: string | undefined): URL | undefined {
  const address = framedAddress(url);
  if (address === undefined || pid === undefined) return address;
  const { href } = address;
  return new URL(`${href.endsWith('/') ? href : `${href}/`}register?pid=${encodeURIComponent(pid)}`);
}
