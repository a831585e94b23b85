import { readFile } from 'node:fs/promises';
import { dialect as dialectSchema, type Dialect } from '@parlour/dialect';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import type { Member, Policy, SiteRules } from '@parlour/release-contract/policy';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { RegistryRefusal } from '../../../registry/refusals';
import { siteText } from '../../../trust/policies';
import { openClient } from '../../client';
import { createReleasePreviews } from '../../../site/releasePreviews';
import { jsonArgs, openContext, policyArgs, print, printJson } from '../../context';
import { siteArgs } from '../../namedSite';
import { wordsOf } from './memberChanges';
import { change } from './policyChanges';
import { asBefore } from './rightsArgs';

export const siteCommand = defineCommand({
  meta: {
    name: 'site',
    description:
      'Makes a site, or changes by which hosts it is reached and where its backend is: site staging --host staging.example',
  },
  args: {
    name: { type: 'positional', required: true, description: 'The site; default is the one that each registry has' },
    host: {
      type: 'string',
      description: `Hosts with commas between, as browsers send them: staging.example,localhost:8081; ${asBefore}`,
    },
    'default-host': {
      type: 'string',
      description: 'The same of the default site, which needs hosts as soon as another site has some',
    },
    backend: {
      type: 'string',
      description: `Where its /api is, https://host; "none" is that of the gateway; ${asBefore}, or that of the gateway`,
    },
    requires: {
      type: 'string',
      description: `Another site on which a release has to be live for so long before it is here: "staging 24h"; "none" takes it away; ${asBefore}`,
    },
    dialect: {
      type: 'string',
      description: `How the answers of its backend are written, a file as check-api --write makes it; "none" takes it away; ${asBefore}`,
    },
    remove: { type: 'boolean', default: false, description: 'Takes the site away, with all rights on it; its history stays' },
    ...policyArgs,
  },
  run: async ({ args }) => {
    const { name, remove } = args;
    const dialect = args.dialect === undefined || args.dialect === 'none' ? args.dialect : await readDialect(args.dialect);
    const ended = remove ? await previewsOf(name) : undefined;
    await change(args, remove ? `without the site ${name}` : `the site ${name}`, (policy) =>
      remove ? withoutSite(policy, name) : { ...policy, sites: sitesAfter(policy.sites, { ...args, dialect }) },
    );
    await ended?.();
  },
});

/** Ends the previews of a site that is taken away: one that is made with its name later is another. */
async function previewsOf(site: string): Promise<() => Promise<void>> {
  const { registry, store } = await openContext(site);
  const previews = createReleasePreviews(registry, store, Date.now);
  const open = await previews.list();
  return async () => {
    for (const { id } of open) await previews.end(id);
  };
}

export const sitesCommand = defineCommand({
  meta: { name: 'sites', description: 'Shows the sites of the registry, with what is live on each' },
  args: { ...siteArgs, ...jsonArgs },
  run: async ({ args }) => {
    const sites = await (await openClient(args)).sites();
    if (args.json) return printJson(sites);
    for (const { name, isThis: _isThis, manifest, composition, ...rules } of sites) {
      const live = manifest === 0 ? 'nothing is live' : `manifest ${manifest}, composition ${composition}`;
      print(`  ${name.padEnd(12)}${siteText(rules)}; ${live}`);
    }
  },
});

interface NamedSiteRules {
  readonly name: string;
  readonly host?: string | undefined;
  readonly 'default-host'?: string | undefined;
  readonly backend?: string | undefined;
  readonly requires?: string | undefined;
  readonly dialect?: Dialect | 'none' | undefined;
}

function sitesAfter(
  before: Policy['sites'] = {},
  { name, host, 'default-host': defaultHost, backend, requires, dialect }: NamedSiteRules,
): NonNullable<Policy['sites']> {
  const {
    backend: backendBefore,
    requires: requiresBefore,
    dialect: dialectBefore,
    ...rules
  }: SiteRules = before[name] ?? { hosts: [] };
  const next = backend === undefined ? backendBefore : backend === 'none' ? undefined : backend;
  const spoken = dialect === undefined ? dialectBefore : dialect === 'none' ? undefined : dialect;
  const required = requires === undefined ? requiresBefore : requiresOf(requires);
  const main = before[DEFAULT_SITE] ?? { hosts: [] };
  return {
    ...before,
    ...(defaultHost !== undefined && { [DEFAULT_SITE]: { ...main, hosts: hostsOf(defaultHost) } }),
    [name]: {
      ...rules,
      ...(host !== undefined && { hosts: hostsOf(host) }),
      ...(next !== undefined && { backend: next }),
      ...(required !== undefined && { requires: required }),
      ...(spoken !== undefined && { dialect: spoken }),
    },
  };
}

/** Hosts with commas between. */
function hostsOf(text: string): string[] {
  const hosts = [...wordsOf(text)];
  const usual = hosts.find((host) => /:(?:80|443)$/.test(host));
  if (usual !== undefined) throw new RegistryRefusal(`browsers do not send the usual port of ${usual}; leave it out`);
  const beyond = hosts.find((host) => Number(host.split(':')[1] ?? 0) > 65_535);
  if (beyond !== undefined) throw new RegistryRefusal(`there is no port like that of ${beyond}`);
  return hosts;
}

/** A dialect in a file; throws a sentence that names the field at fault. */
async function readDialect(file: string): Promise<Dialect> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new RegistryRefusal(`--dialect ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), dialectSchema), text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RegistryRefusal(`--dialect ${file}: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(' ')}`);
}

/** `staging 24h`, or `none`. */
function requiresOf(text: string): SiteRules['requires'] {
  if (text === 'none') return undefined;
  const [, site, hours] = /^([a-z][a-z0-9-]*) (\d+(?:\.\d+)?) ?h$/.exec(text) ?? [];
  if (site === undefined) throw new RegistryRefusal(`--requires ${text} is not a site and its hours, like "staging 24h"`);
  return { site, hours: Number(hours) };
}

function withoutSite({ members, apps, sites = {} }: Policy, name: string): Pick<Policy, 'members' | 'apps' | 'sites'> {
  if (name === DEFAULT_SITE) throw new RegistryRefusal(`each registry has the site ${DEFAULT_SITE}; it cannot be taken away`);
  const { [name]: gone, ...left } = sites;
  if (gone === undefined) throw new RegistryRefusal(`there is no site ${name}`);
  const kept = Object.entries(members).map(([who, { sites: rights, ...member }]): [string, Member] => {
    const { [name]: _there, ...others } = rights ?? {};
    return [who, { ...member, ...(Object.keys(others).length > 0 && { sites: others }) }];
  });
  return { members: Object.fromEntries(kept), apps, sites: left };
}
