import * as saferPlay from '@parlour/api-client/endpoints/saferPlay';
import { eq } from 'drizzle-orm';
import { beijingTime } from '../beijingTime';
import type { Database } from '../database/connect';
import { members } from '../database/schema';
import { type Envelope, ok } from '../envelope';
import { lockMember } from '../ledger/idempotency';
import type { Routes } from '../route';
import { beginBreak, readBreak } from '../safer-play/breaks';
import { changeLimits, readLimits, type UsedLimit } from '../safer-play/limits';
import { readPlay } from '../safer-play/play';

/** Deposit limits, breaks and reminders that members set for themselves. */
export function saferPlayRoutes({ member }: Routes): void {
  member(saferPlay.getSaferPlay, async ({ db, member: { id, reminderMinutes } }) => {
    const now = new Date();
    const { day, week, month } = await readLimits(db, id, now);
    const present = await readBreak(db, id, now);
    return ok({
      limits: { day: shownLimit(day), week: shownLimit(week), month: shownLimit(month) },
      break: present === undefined ? null : { kind: present.kind, until: present.endsAt && beijingTime(present.endsAt) },
      reminder: reminderMinutes,
      play: (await readPlay(db, id, now)) ?? null,
    });
  });

  member(saferPlay.setDepositLimits, async ({ db, member: { id }, input: { day, week, month } }) =>
    locked(db, id, (tx) => changeLimits(tx, id, { day: day || null, week: week || null, month: month || null }, new Date())),
  );

  member(saferPlay.takeBreak, async ({ db, member: { id }, input }) =>
    locked(db, id, (tx) => beginBreak(tx, id, input.length, new Date())),
  );

  member(saferPlay.setReminder, async ({ db, member: { id }, input }) => {
    await db.update(members).set({ reminderMinutes: input.minutes }).where(eq(members.id, id));
    return ok();
  });
}

/** Runs a change while the member is locked, so that no deposit is booked between reading and writing. */
async function locked(db: Database, memberId: number, change: (tx: Database) => Promise<void>): Promise<Envelope> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await change(tx);
  });
  return ok();
}

function shownLimit({ amount, used, nextAmount, nextAt }: UsedLimit): Record<string, unknown> {
  return { limit: amount, used, next: nextAt && { limit: nextAmount, at: beijingTime(nextAt) } };
}
