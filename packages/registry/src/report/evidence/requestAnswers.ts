import type { RecordedChange, Schedule } from '@parlour/release-contract/change';
import { scheduleIn } from '@parlour/release-contract/change';
import { isSameAuthor, type RequestRecord, takesBack } from '../../registry/approvals';
import { type HistoryRecord, siteOf } from '../../registry/history';

/** Who made an entry, when and why: an entry without what it made live. */
export type Made = Pick<HistoryRecord, 'sequence' | 'site' | 'by' | 'author' | 'reason' | 'at'>;

/** What became of a request. */
export interface Answer extends Made {
  readonly outcome: 'approved' | 'declined' | 'withdrawn' | 'ended';
}

/** A schedule, with the entry that it begins with, and the request that this approves. */
interface Begun {
  readonly made: Made;
  readonly schedule: Schedule;
  readonly request: number | undefined;
}

/** The requests and schedules of a history, so that what was done is joined with who asked for it. */
export function createAnswers() {
  const requests = new Map<number, RequestRecord>();
  const open = new Map<number, RequestRecord>();
  const answers = new Map<number, Answer>();
  const schedules = new Map<number, Begun>();
  return {
    add(record: HistoryRecord) {
      const { change, sequence } = record;
      const made = madeOf(record);
      const schedule = scheduleIn(change);
      const request = change.kind === 'approve' ? change.request : undefined;
      if (schedule !== undefined) schedules.set(sequence, { made, schedule, request });
      if (isRequest(record)) {
        const { manifest: _manifest, ...asked } = record;
        requests.set(sequence, asked);
        open.set(sequence, asked);
      }
      for (const [number, asked] of open) {
        const outcome = siteOf(asked) === siteOf(record) ? outcomeOf(change, asked, record) : undefined;
        if (outcome !== undefined) answers.set(number, { ...made, outcome });
        if (outcome !== undefined || asked.change.until < record.at) open.delete(number);
      }
    },
    request: (sequence: number) => requests.get(sequence),
    answer: (sequence: number) => answers.get(sequence),
    schedule: (sequence: number) => schedules.get(sequence),
  };
}
export type Answers = ReturnType<typeof createAnswers>;

function isRequest(record: HistoryRecord): record is RequestRecord {
  return record.change.kind === 'request';
}

function madeOf({ sequence, site, by, author, reason, at }: HistoryRecord): Made {
  return { sequence, site, by, author, reason, at };
}

function outcomeOf(change: RecordedChange, request: RequestRecord, record: HistoryRecord): Answer['outcome'] | undefined {
  if (change.kind === 'approve' && change.request === request.sequence) return 'approved';
  if (change.kind === 'decline' && change.request === request.sequence) {
    return record.author !== undefined && isSameAuthor(request.author, record.author) ? 'withdrawn' : 'declined';
  }
  return record.sequence > request.sequence && takesBack(change, request) ? 'ended' : undefined;
}
