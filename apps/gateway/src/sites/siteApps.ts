import type { IncomingMessage, RequestListener } from 'node:http';
import type { Registry } from '@parlour/registry';
import type { SiteRules } from '@parlour/release-contract/policy';
import { DEFAULT_SITE, siteName } from '@parlour/release-contract/siteName';
import { hasSite, siteOfHost } from '@parlour/release-contract/sitePolicy';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { repeatTask } from '../promises/repeatTask';

const LOOK_EVERY_MS = 1_000;

/** What answers the requests of one site beside the default one. */
export interface SiteApp {
  readonly answer: RequestListener;
  readonly close: () => Promise<void>;
}

/** The sites of a gateway, by the newest policy. */
export interface SiteApps {
  /**
   * The site that a request is for: that of its host, or the one that a call of the release API names with `?site=`. Undefined when no
   * site that this gateway serves has the host.
   */
  siteOf(request: IncomingMessage): string | undefined;
  /** Whether there is a site with this name, and this gateway serves it. */
  has(site: string): boolean;
  /** The rules of a site, by the newest policy. */
  rulesOf(site: string): SiteRules | undefined;
  /** Undefined for the default site, and for one that is not open yet. */
  appOf(site: string): SiteApp | undefined;
}

/**
 * Opens each site beside the default one as the policy names it, opens it anew when its rules change, and closes it when it is
 * gone. While the policy cannot be read, the sites stay as they are. `served` are the sites that this gateway serves; default: all.
 */
export async function openSiteApps(
  app: FastifyInstance,
  registry: Pick<Registry, 'sites'>,
  open: (site: string, rules: SiteRules) => Promise<SiteApp>,
  served: readonly string[] | undefined,
): Promise<SiteApps> {
  const apps = new Map<string, { readonly rules: string; readonly app: SiteApp }>();
  let sites: Readonly<Record<string, SiteRules>> = {};
  let hasHosts = false;
  const isServed = (name: string) => served === undefined || served.includes(name);

  const look = async () => {
    sites = await registry.sites();
    hasHosts = Object.values(sites).some(({ hosts }) => hosts.length > 0);
    for (const [name, { rules, app: opened }] of apps) {
      const own = sites[name];
      if (own !== undefined && JSON.stringify(own) === rules) continue;
      apps.delete(name);
      await opened.close();
    }
    for (const [name, rules] of Object.entries(sites)) {
      if (name === DEFAULT_SITE || apps.has(name) || !isServed(name)) continue;
      try {
        apps.set(name, { rules: JSON.stringify(rules), app: await open(name, rules) });
      } catch (error) {
        // Tried again with the next look; the other sites do not wait for it.
        app.log.error({ err: error, site: name }, 'a site cannot be opened');
      }
    }
  };
  await look().catch((error: unknown) =>
    app.log.error({ err: error }, 'the sites cannot be read; every host gets the default one'),
  );
  const unknown = served?.filter((name) => !hasSite({ sites }, name)) ?? [];
  if (unknown.length > 0) app.log.warn({ sites: unknown }, 'SITES names what is no site here (yet)');
  repeatTask(app, LOOK_EVERY_MS, 'look for sites', look);
  app.addHook('onClose', async () => {
    await Promise.all([...apps.values()].map((one) => one.app.close()));
  });
  return {
    siteOf: (request) => {
      // Assets are answered here thousands of times a second, most of them for registries of one site.
      const site = hasHosts ? siteOfHost({ sites }, hostOf(request)) : DEFAULT_SITE;
      if (site === undefined || !isServed(site) || (hasHosts && hasTwoHosts(request))) return undefined;
      return siteNamedIn(request.url ?? '') ?? site;
    },
    has: (name) => hasSite({ sites }, name) && isServed(name),
    rulesOf: (site) => sites[site],
    appOf: (site) => apps.get(site)?.app,
  };
}

/**
 * The site that a call of the release API names; a request about one site is made at the host of another, as the console does. Undefined
 * when it names none, and empty, which is no site, when it names one in a way that leaves a doubt.
 */
export function siteNamedIn(url: string): string | undefined {
  if (!url.startsWith('/releases/')) return undefined;
  const query = url.indexOf('?');
  if (query === -1) return undefined;
  const names = [...new URLSearchParams(url.slice(query))].filter(([key]) => /^\W*site\W*$/i.test(key));
  const [first] = names;
  if (first === undefined) return undefined;
  return names.length === 1 && first[0] === 'site' && v.is(siteName, first[1]) ? first[1] : '';
}

/** Whether a request names a host twice: another server on its way may go by the other one (RFC 9112, section 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

/** The host that a browser asked for; headers that only a proxy may set are removed from what others send. */
function hostOf({ headers }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-host'] ?? '');
  return forwarded.split(',').at(-1)?.trim() || (headers.host ?? '');
}
