import type { ErrorGroup } from '@parlour/release-contract/api';
import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import { type ErrorFilter, firstPlace, titleOf } from '@parlour/release-contract/errorGroup';
import { nameOf } from '@parlour/release-contract/names';
import { RegistryRefusal } from '../registry/refusals';
import { openClient, publishedRelease, type ReleaseClient } from './client';
import { siteArgs } from './namedSite';
import { jsonArgs, print, printJson } from './context';
import { appOf, releaseName } from './format';
import { printPlace } from './commands/trace';

const MOST_HOURS = 720;

export const errorsCommand = defineCommand({
  meta: {
    name: 'errors',
    description: "Shows what failed in players' pages, with the lines of source: errors, errors wallet or errors wallet@1.5.0",
  },
  args: {
    release: { type: 'positional', required: false, description: 'An app, or name@version; default: all' },
    hours: { type: 'string', description: `Of the last hours, ${MOST_HOURS} at most`, default: '24' },
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const hours = Number(args.hours);
    if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS)
      throw new RegistryRefusal(`--hours ${args.hours} is not a whole number from 1 to ${MOST_HOURS}`);
    const client = await openClient(args);
    const report = await client.errors(hours, args.release === undefined ? {} : await filterOf(client, args.release));
    if (args.json) return printJson(report);
    const { groups, total } = report;
    if (groups.length === 0) return print(`no error was reported in the last ${hours === 1 ? 'hour' : `${hours} hours`}`);
    for (const group of groups) printGroup(group);
    if (total > groups.length) print(`and ${total - groups.length} more on fewer pages`);
  },
});

/** Refuses releases that are not published: an empty list would look as if everything was fine. */
async function filterOf(client: ReleaseClient, wanted: string): Promise<ErrorFilter> {
  const named = wanted.includes('@')
    ? await publishedRelease(client, releaseName(wanted))
    : { name: appOf(wanted), version: undefined };
  const { name: app, version } = named;
  const found = (await client.apps()).find(({ name }) => name === app);
  if (found === undefined) throw new RegistryRefusal(`no release of ${app} is published`);
  if (version === undefined) return { app };
  if (found.releases.every((release) => release.version !== version))
    throw new RegistryRefusal(`${wanted} is not published; status names what is`);
  return { app, release: nameOf({ name: app, version }) };
}

function printGroup(group: ErrorGroup): void {
  const { app, kind, pages, count, releases, screens, browsers, isNew, firstAt, lastAt, frames } = group;
  print(visibleText(`${app}  ${titleOf(group)}`));
  print(`  ${pages} ${pages === 1 ? 'page' : 'pages'}, ${count} times (${kind}), first ${firstAt}, last ${lastAt}`);
  const inReleases = releases.map(({ version, pages: of, loads }) => `${version} (${of} pages of ${loads} loads)`);
  print(`  ${isNew ? 'new in' : 'in'} ${inReleases.join(', ')}`);
  print(visibleText(`  on ${namesIn(screens)}; in ${namesIn(browsers)}`));
  const place = frames.find((frame) => frame.place !== undefined)?.place;
  if (place === undefined) print(visibleText(`  at ${firstPlace(group) ?? 'an unknown place'}`));
  else printPlace(place);
}

function namesIn(counts: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  return sorted.map(([name, count]) => `${name === '' ? 'no screen' : name} (${count})`).join(', ');
}
