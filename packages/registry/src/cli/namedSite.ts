import { siteName } from '@parlour/release-contract/siteName';
import * as v from 'valibot';
import { COMMAND } from '../registry/commandName';
import { RegistryRefusal } from '../registry/refusals';
import { packageHere } from './builder';

export interface SiteArgs {
  readonly site?: string | undefined;
  readonly key?: string | undefined;
}

export const siteArgs = {
  site: {
    type: 'string',
    description:
      'Address of a running site to ask, or the name of a site of that registry: staging; default: RELEASES_SITE, parlour.site in package.json, else the default site in the store of this machine',
  },
  key: {
    type: 'string',
    description: 'Key that signs the requests to it, a file; default: RELEASES_KEY, a file or the key itself',
  },
} as const;

/** What a command works on: a site of a registry, by name, at the address of a gateway or in the store of this machine. */
export interface NamedSite {
  /** Undefined for the store of this machine. */
  readonly address: string | undefined;
  /** Undefined for the site of the address; in a store, for the default one. */
  readonly name: string | undefined;
}

/**
 * The site of a command: --site, RELEASES_SITE, or `parlour.site` in this folder's `package.json`. A name beside an address is that of
 * a site that the gateway there knows.
 */
export function namedSite({ site }: Pick<SiteArgs, 'site'>): NamedSite {
  if (site === '') throw new RegistryRefusal('--site is empty; say an address, or the name of a site');
  const usual = process.env['RELEASES_SITE'] || packageHere()?.parlour?.site;
  const named = [site, usual].filter((one): one is string => Boolean(one));
  const isName = (one: string) => v.is(siteName, one);
  if (named[0] !== undefined && !isName(named[0])) return { address: named[0], name: undefined };
  return { address: named.find((one) => !isName(one)), name: named[0] };
}

/** The address of a command that works on what a site serves at its own hosts; undefined for a store. */
export function namedAddress(args: Pick<SiteArgs, 'site'>): string | undefined {
  const { address, name } = namedSite(args);
  if (address !== undefined && name !== undefined)
    throw new RegistryRefusal(
      `this looks at what a site serves, so name the address of ${name} with --site; ${COMMAND} sites --site ${address} shows its hosts`,
    );
  return address;
}
