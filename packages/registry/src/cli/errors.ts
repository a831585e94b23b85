import type { ErrorGroup } from '@parlour/release-contract/api';
import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import { type ErrorFilter, firstPlace, titleOf } from '@parlour/release-contract/errorGroup';
import { nameOf } from '@parlour/release-contract/names';
import { RegistryRefusal } from '../registry/refusals';
import { demandPublished, openClient, publishedRelease, type ReleaseClient } from './client';
import { hoursArgs, hoursIn } from './hours';
import { siteArgs } from './namedSite';
import { jsonArgs, print, printJson } from './context';
import { appOf, releaseName } from './format';
import { printPlace } from './commands/trace';

export const errorsCommand = defineCommand({
  meta: {
    name: 'errors',
    description: "Shows what failed in players' pages, with the lines of source: errors, errors wallet or errors wallet@1.5.0",
  },
  args: {
    release: { type: 'positional', required: false, description: 'An app, or name@version; default: all' },
    ...hoursArgs,
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const hours = hoursIn(args.hours);
    const client = await openClient(args);
    const report = await client.errors(hours, args.release === undefined ? {} : await filterOf(client, args.release));
    if (args.json) return printJson(report);
    const { groups, total } = report;
    if (groups.length === 0) return print(`no error was reported in the last ${hours === 1 ? 'hour' : `${hours} hours`}`);
    for (const group of groups) printGroup(group);
    if (total > groups.length) print(`and ${total - groups.length} more on fewer pages`);
  },
});

/** Refuses what is not published: an empty list would look as if everything was fine. */
async function filterOf(client: ReleaseClient, wanted: string): Promise<ErrorFilter> {
  if (wanted.includes('@')) {
    const release = await publishedRelease(client, releaseName(wanted));
    await demandPublished(client, release);
    return { app: release.name, release: nameOf(release) };
  }
  const app = appOf(wanted);
  if ((await client.apps()).every(({ name }) => name !== app)) throw new RegistryRefusal(`no release of ${app} is published`);
  return { app };
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
