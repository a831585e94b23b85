import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import { COMMAND } from '../../registry/commandName';
import { RegistryRefusal } from '../../registry/refusals';
import type { ChangeReport } from '../../report/changeReport';
import { readRules } from '../../report/changes/classRules';
import { createReport } from '../../report/createReport';
import { csvOf } from '../../report/written/csv';
import { pageOf } from '../../report/written/reportPage';
import { periodOf } from '../../report/evidence/period';
import { jsonArgs, print, printJson } from '../context';
import { openEvidence, type EvidenceArgs } from '../evidenceSource';
import { namedRoot } from '../namedRoot';
import { siteArgs } from '../namedSite';

export const periodArgs = {
  from: { type: 'string', description: 'First day: 2026-11-01', required: true },
  to: { type: 'string', description: 'Last day, which is included: 2026-11-30', required: true },
  zone: { type: 'string', description: 'Time zone of the days: Asia/Shanghai', default: 'UTC' },
} as const;

export const reportCommand = defineCommand({
  meta: {
    name: 'report',
    description:
      'Makes the change report of a period from signed documents, with public keys alone: who changed what, who approved it, and who got it',
  },
  args: {
    ...periodArgs,
    evidence: { type: 'string', description: 'Folder that operations wrote with evidence; needs no account' },
    root: { type: 'string', description: 'First root key of the registry: its id, or a file with its public part' },
    classes: { type: 'string', description: 'File with more rules for the classes of changes, docs/auditing.md' },
    out: { type: 'string', description: 'Folder for report.html, report.csv and report.json' },
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const period = periodOf(args);
    const { rules, hash } = await readRules(args.classes);
    const { source, site, served } = await openEvidence(args);
    const root = await namedRoot(args.root ?? process.env['RELEASES_REGISTRY']);
    const reported = await createReport(source, { period, rules, rulesHash: hash, root, site, served });
    if ('faults' in reported) {
      if (args.json) printJson({ isValid: false, faults: reported.faults });
      throw new RegistryRefusal(
        [
          ...reported.faults.map(visibleText),
          `no report was made: ${source.name} is not as it was signed. Before you ask why, get it once more: a way that changes line endings, names or single files looks the same`,
        ].join('\n'),
      );
    }
    const { report } = reported;
    if (args.out !== undefined) await writeReport(args.out, report, commandOf(args, report));
    if (args.json) return printJson(report);
    printSummary(report, args.out);
  },
});

async function writeReport(folder: string, report: ChangeReport, command: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  await writeFile(path.join(folder, 'report.csv'), csvOf(report));
  await writeFile(path.join(folder, 'report.html'), pageOf(report, command));
}

/** The command that makes the same report, naming the root key. */
function commandOf(args: EvidenceArgs & { readonly classes?: string | undefined }, { period, evidence }: ChangeReport): string {
  const options = [
    ...(args.evidence === undefined ? [] : ['--evidence', args.evidence]),
    ...(args.site === undefined ? [] : ['--site', args.site]),
    ...['--from', period.from, '--to', period.to, '--zone', period.zone, '--root', evidence.root],
    ...(args.classes === undefined ? [] : ['--classes', args.classes]),
  ];
  return `${COMMAND} report ${options.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ')}`;
}

function printSummary({ period, summary, evidence, gaps }: ChangeReport, out: string | undefined): void {
  const { entries, liveChanges, byClass, requests, stops, breaches } = summary;
  const { root, rootFrom, last, servedBy } = evidence;
  print(
    `${last.sequence} entries follow from one another, from the root key ${root} to entry ${last.sequence} with the SHA-256 ${last.hash}`,
  );
  if (servedBy !== undefined) print(`${servedBy} serves the newest manifest of it`);
  if (rootFrom === 'evidence')
    print(
      `Nobody but the evidence said that ${root} is the root key: compare it with what ops tell you, and name it with --root`,
    );
  const days = `${period.from} to ${period.to} (${period.zone})`;
  if (entries === 0) print(`nothing was changed from ${days}`);
  else print(`${entries} entries from ${days}; ${liveChanges} changed what players get, ${stops} of them took something back`);
  if (breaches > 0) print(`${breaches} of them are against the rules that were in force; the report says which`);
  for (const gap of gaps) print(`mind: ${gap}`);
  if (entries > 0) print(`classes: ${countsText(byClass)}; requests: ${countsText(requests)}`);
  print(out === undefined ? 'the report itself: --out <folder>, or --json' : `the report is in ${path.join(out, 'report.html')}`);
}

function countsText(counts: Readonly<Record<string, number>>): string {
  const texts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return texts.join(', ') || 'none';
}
