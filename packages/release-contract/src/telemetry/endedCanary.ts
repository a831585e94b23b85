import type { HistoryEntry } from '../api';

/** A canary that was taken from its visitors. */
interface EndedCanary {
  readonly version: string;
  /** The entry of the history that ended it: by whom, when and why. */
  readonly entry: HistoryEntry;
}

/**
 * The last canary of an app that was taken back, from entries of the history, newest first; undefined if a newer release came
 * since.
 */
export function endedCanary(history: readonly HistoryEntry[], name: string): EndedCanary | undefined {
  const changes = history.flatMap((entry) => {
    const lines = linesOf(entry, name);
    return lines.length === 0 ? [] : [{ entry, lines }];
  });
  const [last, before] = changes;
  // A second line means that another release took its place: its own, for everyone.
  if (last?.lines.length !== 1 || last.entry.change.kind === 'remove') return undefined;
  const [line = ''] = last.lines;
  // The first release of an app leaves nothing behind, so the previous entry has its version.
  const version = line === `${name} gone` ? canaryAfter(before?.lines ?? []) : /^\S+ canary (\S+) for .* → none$/.exec(line)?.[1];
  return version === undefined ? undefined : { version, entry: last.entry };
}

/** What an entry says of the releases of an app. */
function linesOf({ change, difference }: HistoryEntry, name: string): readonly string[] {
  if (change.kind === 'setPolicy') return [];
  return difference.filter((line) => line.startsWith(`${name} `) && !line.startsWith(`${name} switched `));
}

function canaryAfter(lines: readonly string[]): string | undefined {
  return lines.map((line) => /^\S+ canary (?:.* → )?(\S+) for [^→]*$/.exec(line)?.[1]).find((version) => version !== undefined);
}
