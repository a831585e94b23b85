import type { ActionOutcomes, ActionVerdict, AppState, OutcomeReport, Verdict } from '@parlour/release-contract/api';
import { actionName, actionText } from '@parlour/release-contract/actionTexts';
import type { ReleaseName } from '@parlour/release-contract/change';
import { aboutHours, type FunnelStep, funnelOf } from '@parlour/release-contract/funnel';
import { isGuarded } from '@parlour/release-contract/guardedActions';
import { nameOf } from '@parlour/release-contract/names';
import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import { demandPublished, openClient, publishedRelease } from '../client';
import { jsonArgs, print, printJson } from '../context';
import { releaseName } from '../format';
import { hoursArgs, hoursIn } from '../hours';
import { siteArgs } from '../namedSite';

export const outcomesCommand = defineCommand({
  meta: {
    name: 'outcomes',
    description:
      'Shows what players got done with a release, step by step, beside the other one that is live: outcomes wallet@1.6.0',
  },
  args: {
    release: { type: 'positional', required: true, description: 'name@version' },
    ...hoursArgs,
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const hours = hoursIn(args.hours);
    const client = await openClient(args);
    const release = await publishedRelease(client, releaseName(args.release));
    const beside = versionBeside(await demandPublished(client, release), release.version);
    const report = await client.outcomes(hours, release.name);
    const verdict = (await client.verdicts().catch(() => [])).find(
      ({ name, version }) => name === release.name && [release.version, beside].includes(version),
    );
    const chosen = report.actions.filter(({ version }) => [release.version, beside].includes(version));
    if (args.json) return printJson({ ...report, release: nameOf(release), beside, actions: chosen, verdict });
    for (const line of outcomeLines(release, beside, chosen, verdict, report)) print(visibleText(line));
  },
});

/** The version that is live beside a release: the stable one of a canary, or the canary of a stable one. */
function versionBeside({ live, canary }: AppState, version: string): string | undefined {
  return [canary?.version, live].find((other) => other !== undefined && other !== '' && other !== version);
}

/** The report for people: each guarded action in two columns, then what else differs, and how sure that is. */
export function outcomeLines(
  { name, version }: ReleaseName,
  beside: string | undefined,
  actions: readonly ActionOutcomes[],
  verdict: Verdict | undefined,
  { hours }: Pick<OutcomeReport, 'hours'>,
): readonly string[] {
  const period = hours === 1 ? 'hour' : `${hours} hours`;
  const guarded = [...new Set(actions.filter(({ of }) => isGuarded(of)).map(({ of, screen }) => `${screen}/${of}`))];
  const versions = [version, ...(beside === undefined ? [] : [beside])];
  const head = `${name} ${version}${beside === undefined ? '' : `, beside ${beside}`}, in the last ${period}`;
  if (guarded.length === 0) return [head, 'no player has opened a form of it that moves money or identity'];
  const tables = guarded.flatMap((key) => {
    const columns = versions.map((one) =>
      actions.find((action) => action.version === one && `${action.screen}/${action.of}` === key),
    );
    const [first] = columns.filter((column) => column !== undefined);
    return first === undefined ? [] : ['', ...tableOf(`${actionName(first)} (${first.screen})`, versions, columns)];
  });
  return [head, ...tables, ...verdictLines(verdict, beside ?? version)];
}

function tableOf(
  title: string,
  versions: readonly string[],
  columns: readonly (ActionOutcomes | undefined)[],
): readonly string[] {
  const funnels = columns.map((column) => funnelOf(column?.counts ?? {}));
  const [steps = []] = funnels;
  const cells = steps.map(({ name }, row) => [`  ${name}`, ...funnels.map((funnel) => stepText(funnel[row]))]);
  const all = [[title, ...versions], ...cells];
  const widths = versions.map((_version, column) => Math.max(...all.map((row) => (row[column + 1] ?? '').length)));
  const first = Math.max(...all.map(([label = '']) => label.length));
  return all.map(([label = '', ...rest]) =>
    [label.padEnd(first), ...rest.map((cell, column) => cell.padEnd(widths[column] ?? 0))].join('   ').trimEnd(),
  );
}

function stepText(step: FunnelStep | undefined): string {
  if (step === undefined || step.count === 0) return '-';
  const share = step.share === undefined ? '' : ` (${(100 * step.share).toFixed(1)} %)`;
  return `${step.count.toLocaleString('en')}${share}${step.kinds.length > 0 ? ` ${step.kinds.join(', ')}` : ''}`;
}

function verdictLines(verdict: Verdict | undefined, stable: string): readonly string[] {
  if (verdict?.actions === undefined) return [];
  const differing = verdict.actions.filter(({ isBeyondChance }) => isBeyondChance);
  const lines =
    differing.length === 0
      ? [`nothing differs between ${verdict.version} and ${stable} beyond chance`]
      : differing.map((one) => `beyond chance: ${actionText(one, stable)}`);
  return ['', ...lines, ...verdict.actions.flatMap(forecastOf)];
}

/** How long a site of this size waits for the guardrail: an honest word to those that have few players. */
function forecastOf({ screen, of, hoursToStop }: ActionVerdict): readonly string[] {
  if (hoursToStop === undefined) return [];
  const { all, few } = hoursToStop;
  return [
    `${actionName({ screen, of })}: with as many players, a button that does nothing is noticed after about ${aboutHours(all)}, one that fails in 5 % of tries after about ${aboutHours(few)}`,
  ];
}
