import { sql } from 'drizzle-orm';
import { games as catalogue, hotGames } from '../catalogue/games';
import type { Database } from '../database/connect';
import * as tables from '../database/schema';
import { hashPassword } from '../members/secrets';
import { activityRows, activityTypeRows, bannerRows } from './activities';
import { articleRows } from './articles';
import { seedMember } from './member';
import { noticeRows } from './notices';
import { bankRows, payRangeRows, payTargetRows, receivingAccountRows, venueRows } from './payments';
import { siteRow } from './site';
import { redPacketRuleRows, vipRows } from './vip';

const SEED_LOCK = 20_261_120;

/** Fills an empty database with the operator's data and its demo member; a filled one only gets new games of the catalogue. */
export async function seed(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Two operators may start on one PostgreSQL at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const isEmpty = (await tx.$count(tables.site)) === 0;
    await tx.insert(tables.games).values(gameRows()).onConflictDoNothing();
    if (!isEmpty) return;
    const now = new Date();
    await tx.insert(tables.site).values(siteRow);
    await tx.insert(tables.venues).values(venueRows);
    await tx.insert(tables.banks).values(bankRows);
    await tx.insert(tables.payRanges).values(payRangeRows);
    await tx.insert(tables.payTargets).values(payTargetRows);
    await tx.insert(tables.receivingAccounts).values(receivingAccountRows);
    await tx.insert(tables.vipLevels).values(vipRows);
    await tx.insert(tables.redPacketRules).values(redPacketRuleRows);
    await tx.insert(tables.banners).values(bannerRows);
    await tx.insert(tables.activityTypes).values(activityTypeRows);
    await tx.execute(sql`select setval(pg_get_serial_sequence('activity_types', 'id'), ${activityTypeRows.length})`);
    await tx.insert(tables.activities).values(activityRows);
    await tx.insert(tables.articles).values(articleRows);
    await tx.insert(tables.notices).values(noticeRows(now));
    await seedMember(tx, now, await hashPassword('demo1234'));
  });
}

function gameRows(): (typeof tables.games.$inferInsert)[] {
  const hotPlaces = new Map(hotGames.map(({ code }, index) => [code, index]));
  return catalogue.map(({ code, venue, category, name, isHot }, index) => ({
    code,
    venue,
    category,
    name,
    isHot,
    position: hotPlaces.get(code) ?? hotGames.length + index,
  }));
}
