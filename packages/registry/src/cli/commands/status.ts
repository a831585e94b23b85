import type { AppState, HistoryEntry } from '@parlour/release-contract/api';
import { endedCanary } from '@parlour/release-contract/endedCanary';
import { defineCommand } from 'citty';
import { audienceText } from '../../registry/history';
import { visibleText } from '@parlour/release-contract/provenance';
import { openClient } from '../client';
import { siteArgs } from '../namedSite';
import { jsonArgs, print, printJson } from '../context';
import { releasesText, scheduleOf, scheduleText } from '../scheduleText';
import { timeText } from '../times';
import { verdictText } from './watch';

const SHOWN = 5;
/** The number of entries that are searched for a canary that was taken back. */
const LOOKED_BACK = 50;

export const statusCommand = defineCommand({
  meta: { name: 'status', description: 'Shows what is live and what is published' },
  args: { ...siteArgs, ...jsonArgs },
  run: async ({ args }) => {
    const client = await openClient(args);
    const state = await client.state();
    if (args.json) return printJson(state ?? {});
    if (state === undefined) {
      print('nothing is live yet');
      for (const app of await client.apps()) print(unreleasedLine(app));
      return;
    }
    // Gateways of earlier versions leave out the last two.
    const { manifest, apps, requests, schedules = [], freezes = [] } = state;
    const history = await client.history({ limit: LOOKED_BACK });
    // The rest is shown even if an earlier gateway does not have this call, or a busy one refuses it.
    const verdicts = await client.verdicts().catch(() => []);
    print(`manifest ${manifest.sequence}, composition ${manifest.composition}, since ${manifest.publishedAt}`);
    for (const app of apps) {
      const { name, kind, live, canary, off, releases } = app;
      const { [name]: remote } = manifest.remotes;
      if (kind === 'remote' && remote === undefined) {
        print(unreleasedLine(app));
        printEnded(history, name);
        continue;
      }
      const notes = [
        canary && `canary ${canary.version} for ${audienceText(canary)}`,
        off && `off: ${off === 'all' ? 'all of it' : off.join(', ')}`,
        name === 'shell' && manifest.shell.worker === 'off' && 'service worker off',
        remote?.fallback && `fallback: ${remote.fallback.version}`,
      ];
      const others = releases.map(({ version }) => version).filter((version) => version !== live && version !== canary?.version);
      if (others.length > 0) notes.push(`also published: ${others.slice(0, SHOWN).join(', ')}`);
      print(`  ${[name.padEnd(12) + (live || 'not for everyone'), ...notes.filter(Boolean)].join('   ')}`);
      const verdict = verdicts.find((one) => one.name === name && one.version === canary?.version);
      if (verdict !== undefined) print(`    canary ${verdict.version}: ${verdictText(verdict)}`);
      const schedule = scheduleOf(schedules, name);
      if (schedule !== undefined) print(visibleText(`    ${releasesText(schedule)}: ${scheduleText(schedule)}`));
      printEnded(history, name);
      for (const { version, revision, source } of releases) {
        if (source === undefined || (version !== live && version !== canary?.version)) continue;
        const parts = [`${version} is from the commit ${revision}`, source.repository, source.run].filter(
          (part) => part !== undefined,
        );
        print(`    ${visibleText(parts.join(', '))} (signed by the team)`);
      }
    }
    for (const { from, until, reason } of freezes)
      print(
        visibleText(
          `frozen from ${timeText(from)} until ${timeText(until)}: only roll back, stop and switch off work (${reason})`,
        ),
      );
    for (const { sequence, by, reason, until, difference } of requests) {
      print(`request ${sequence} waits for a second person until ${until} (${visibleText(`${by}: ${reason}`)})`);
      for (const line of difference) print(`  ${visibleText(line)}`);
    }
  },
});

/** Says who took a canary back and why, because its team may not have been watching. */
function printEnded(history: readonly HistoryEntry[], name: string): void {
  const { version, entry } = endedCanary(history, name) ?? {};
  if (entry === undefined) return;
  print(
    visibleText(`    canary ${version} was taken back by entry ${entry.sequence}, ${entry.at} (${entry.by}: ${entry.reason})`),
  );
}

function unreleasedLine({ name, releases }: AppState): string {
  const versions = releases.map(({ version }) => version).slice(0, SHOWN);
  return `  ${name.padEnd(12)}not live   published: ${versions.join(', ')}`;
}
