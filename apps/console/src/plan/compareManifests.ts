import type { LiveRelease, LiveRemote, Manifest } from '@parlour/release-contract/manifest';
import { versionIn } from '@parlour/release-contract/names';
import { formatShare } from '#figures';

/** A line of a diff: unchanged for context, removed, or added. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly field: string;
  readonly value: string;
}

export interface AppDiff {
  readonly name: string;
  readonly lines: readonly DiffLine[];
}

/** The differences between two manifests by app. */
export function compareManifests(before: Manifest, after: Manifest): AppDiff[] {
  const names = ['shell', ...new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])];
  return names.flatMap((name) => {
    const [was, is] = [fieldsOf(before, name), fieldsOf(after, name)];
    const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    if (fields.every((field) => was[field] === is[field])) return [];
    return [{ name, lines: fields.flatMap((field) => linesOf(field, was[field], is[field])) }];
  });
}

function linesOf(field: string, was: string | undefined, is: string | undefined): DiffLine[] {
  if (was === is) return field === 'live' && is !== undefined ? [{ sign: ' ', field, value: is }] : [];
  return [
    ...(was === undefined ? [] : [{ sign: '-' as const, field, value: was }]),
    ...(is === undefined ? [] : [{ sign: '+' as const, field, value: is }]),
  ];
}

function fieldsOf(manifest: Manifest, name: string): Record<string, string> {
  const { shell, remotes } = manifest;
  if (name === 'shell') return { live: shell.version };
  const remote = remotes[name];
  if (remote === undefined) return {};
  const { canary, off } = remote;
  return {
    live: versionIn(manifest, name) ?? 'nothing',
    ...(canary && { canary: `${canary.version} ${listed(canary)}` }),
    entry: entryOf(canary ?? remote),
    ...(off && { off: off === 'all' ? 'all' : off.join(', ') }),
  };
}

function listed({ share, rings }: NonNullable<LiveRemote['canary']>): string {
  return [...rings, ...(share > 0 || rings.length === 0 ? [formatShare(share)] : [])].join(', ');
}

/** Start of the hash of a release's first file. */
function entryOf({ entry }: LiveRelease): string {
  return `${entry.integrity.slice(0, 13)}…`;
}
