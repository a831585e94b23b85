import type { Check } from '@parlour/release-contract/api';
import * as v from 'valibot';

/** A check of the gate as an entry of the history keeps it. Later versions may have checks of other names. */
export const recordedCheck = v.object({ name: v.string(), isMet: v.boolean(), found: v.array(v.string()) });
export type RecordedCheck = v.InferOutput<typeof recordedCheck>;

/** Together some 10 kB at most: an entry is read with each page of the history, and kept for ever. */
const MOST_FINDINGS = 12;
const MOST_CHARACTERS = 200;

/** The checks of a plan for the history: long findings are cut, and of many the first ones are named. */
export function recordedChecks(checks: readonly Check[]): readonly RecordedCheck[] {
  return checks.map(({ name, isMet, found }) => {
    const named = found.slice(0, MOST_FINDINGS).map(shortened);
    const left = found.length - named.length;
    return { name, isMet, found: left === 0 ? named : [...named, `and ${left} more`] };
  });
}

function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
