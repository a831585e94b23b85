import { type Author, shownName } from '@parlour/release-contract/policy';
import type { HistoryRecord } from '../../registry/history';
import type { Answers, Made } from '../evidence/requestAnswers';
import type { ReportedChange } from '../changeReport';

type Deed = ReportedChange['asked'];

/** Who asked for an entry, who approved it, and what became of a request. */
export function deedsOf(
  record: HistoryRecord,
  answers: Answers,
  endedAt: string,
): Pick<ReportedChange, 'asked' | 'approved' | 'request' | 'stage'> {
  const { change, sequence } = record;
  if (change.kind === 'approve') return { asked: askedBy(answers, change.request, record), approved: deedOf(record) };
  if (change.kind === 'request') return { asked: deedOf(record), request: becameOf(sequence, change.until, answers, endedAt) };
  if (change.kind !== 'stage') return { asked: deedOf(record) };
  const begun = answers.schedule(change.schedule);
  const stage = { entry: change.schedule, stage: change.stage + 1, stages: begun?.schedule.stages.length ?? 0 };
  if (begun === undefined) return { asked: deedOf(record), stage };
  const { request } = begun;
  if (request === undefined) return { asked: deedOf(begun.made), stage };
  return { asked: askedBy(answers, request, begun.made), approved: deedOf(begun.made), stage };
}

function askedBy(answers: Answers, request: number, otherwise: Made): Deed {
  return deedOf(answers.request(request) ?? otherwise);
}

function becameOf(sequence: number, until: string, answers: Answers, endedAt: string): NonNullable<ReportedChange['request']> {
  const answer = answers.answer(sequence);
  if (answer !== undefined) return { outcome: answer.outcome, until, answer: deedOf(answer) };
  return { outcome: until < endedAt ? 'expired' : 'waiting', until };
}

export function deedOf({ sequence, by, author, reason, at }: Made): Deed {
  const name = author === undefined ? by : shownName(author);
  return { by: name, ...(author && { author }), isProven: isProven(author), reason, at, entry: sequence };
}

/** Whoever has the online key or the token of the site is nobody in particular. */
function isProven(author: Author | undefined): boolean {
  return author !== undefined && author.claimed === undefined && author.kind !== 'token';
}

/** An author for people: `ana, person, key AbCd`, or `mira (claimed), registry`. */
export function authorText({ by, author, isProven: isKnown }: Pick<Deed, 'by' | 'author' | 'isProven'>): string {
  if (author === undefined) return `${by} (claimed)`;
  const { kind, key, subject, job } = author;
  return [
    isKnown ? by : `${by} (claimed)`,
    ...(kind === by ? [] : [kind]),
    ...(key === undefined ? [] : [`key ${key}`]),
    ...(subject === undefined ? [] : [`subject ${subject}`]),
    ...(job === undefined ? [] : [`job ${job.subject}`, ...(job.run === undefined ? [] : [job.run])]),
  ].join(', ');
}
