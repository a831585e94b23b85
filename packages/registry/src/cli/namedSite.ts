import { siteName } from '@parlour/release-contract/siteName';
import * as v from 'valibot';
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
      'Address of a running site to ask, or the name of a site in the store of this machine; default: RELEASES_SITE, parlour.site in package.json, else the default site of that store',
  },
  key: {
    type: 'string',
    description: 'Key that signs the requests to it, a file; default: RELEASES_KEY, a file or the key itself',
  },
} as const;

/** What a command works on: a running site, or a site in the store of this machine. */
export type NamedSite = { readonly address: string } | { readonly name: string | undefined };

/** The site of a command: --site, RELEASES_SITE, or `parlour.site` in this folder's `package.json`. */
export function namedSite({ site }: Pick<SiteArgs, 'site'>): NamedSite {
  const usual = process.env['RELEASES_SITE'] || packageHere()?.parlour?.site;
  const named = site || usual;
  if (named === undefined) return { name: undefined };
  if (!v.is(siteName, named)) return { address: named };
  if (site !== undefined && usual !== undefined && usual !== site)
    throw new RegistryRefusal(
      `--site ${site} is the name of a site in a store, and ${usual} is asked here: name the address of ${site}, which its gateway tells by its host`,
    );
  return { name: named };
}

/** The address of a command's running site; undefined for a store. */
export function namedAddress(args: Pick<SiteArgs, 'site'>): string | undefined {
  const named = namedSite(args);
  return 'address' in named ? named.address : undefined;
}
