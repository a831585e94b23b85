import { DEFAULT_SITE } from '../siteName';
import { ANY_HOST, type Caller, type CallerGrant, type CallerRights, type Policy } from './policy';

/** Whether a policy has a site; each has the default one. */
export function hasSite({ sites }: Pick<Policy, 'sites'>, site: string): boolean {
  return site === DEFAULT_SITE || (sites !== undefined && Object.hasOwn(sites, site));
}

/**
 * The site that a host is of, as browsers send it; undefined when no site has it. As long as no site has hosts, every host is one of
 * the default site. A host that is listed without a port is meant with every port, and `*` means every host that no site lists.
 */
export function siteOfHost({ sites = {} }: Pick<Policy, 'sites'>, host: string): string | undefined {
  const named = Object.entries(sites);
  if (named.every(([, { hosts }]) => hosts.length === 0)) return DEFAULT_SITE;
  const whole = host.toLowerCase().replace(/\.(?=:|$)/, '');
  const find = (name: string) => named.find(([, { hosts }]) => hosts.includes(name))?.[0];
  return find(whole) ?? find(whole.replace(/:\d+$/, '')) ?? find(ANY_HOST);
}

/**
 * Where pages of a site with these hosts are, as seen from another site of the same gateway; undefined without hosts. A host that is
 * listed without a port is meant with every port.
 */
export function originOfSite(hosts: readonly string[], asked: string): string | undefined {
  const host = hosts.find((one) => one !== ANY_HOST);
  const { protocol, port } = new URL(asked);
  return host && `${protocol}//${host.includes(':') || port === '' ? host : `${host}:${port}`}`;
}

/** The names of all sites, the default one first. */
export function siteNames({ sites = {} }: Pick<Policy, 'sites'>): readonly string[] {
  return [DEFAULT_SITE, ...Object.keys(sites).filter((name) => name !== DEFAULT_SITE)];
}

/** The policy with the rules of apps as they hold on one site. Members keep their rights on all sites, see `callerOn`. */
export function policyOn(policy: Policy, site: string): Policy {
  return { ...policy, apps: { ...policy.apps, ...policy.sites?.[site]?.apps } };
}

/**
 * A caller with the rights on one site. The right to publish is the same for all sites, because releases are; nobody administers by
 * the rights of a site. Only rights as a policy gives them are narrowed: those on another site say nothing about this one.
 */
export function callerOn({ author, rights }: Caller, site: string): Caller {
  return { author, ...(rights && { rights: rights.map((one) => rightsOn(one, site)) }) };
}

function rightsOn(rights: CallerRights, site: string): CallerRights {
  if (site === DEFAULT_SITE) return { apps: rights.apps, site: rights.site };
  const there = rights.sites?.[site] ?? { apps: {}, site: [] };
  const apps: Record<string, CallerGrant> = {};
  for (const [app, grant] of Object.entries(rights.apps)) {
    const publishing = grant.rights.filter((right) => right === 'publish' || right === 'preview');
    if (publishing.length > 0) apps[app] = { rights: publishing };
  }
  for (const [app, grant] of Object.entries(there.apps)) {
    apps[app] = { ...grant, rights: [...(apps[app]?.rights ?? []), ...grant.rights] };
  }
  return { apps, site: [...rights.site.filter((right) => right === 'administer'), ...there.site] };
}
