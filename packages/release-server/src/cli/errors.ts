import type { ErrorGroup } from '@parlour/release-contract/api';
import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import { type ErrorFilter, firstPlace, titleOf } from '@parlour/release-contract/errorGroup';
import { nameOf } from '@parlour/release-contract/names';
import { RegistryRefusal } from '../refusals';
import { openClient, siteArgs } from './client';
import { jsonArgs, print, printJson } from './context';
import { appOf, releaseName } from './format';
import { printPlace } from './trace';

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
    const report = await (await openClient(args)).errors(hours, filterOf(args.release));
    if (args.json) return printJson(report);
    const { groups, total } = report;
    if (groups.length === 0) return print(`no error was reported in the last ${hours === 1 ? 'hour' : `${hours} hours`}`);
    for (const group of groups) printGroup(group);
    if (total > groups.length) print(`and ${total - groups.length} more on fewer pages`);
  },
});

function filterOf(wanted: string | undefined): ErrorFilter {
  if (wanted === undefined) return {};
  if (!wanted.includes('@')) return { app: appOf(wanted) };
  const release = releaseName(wanted);
  return { app: release.name, release: nameOf(release) };
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
