import { connect } from '../database/connect';
import { bets, deposits, members, sessions } from '../database/schema';
import { book, central, house, venueWallet } from '../ledger/book';
import { digest, newToken } from '../members/secrets';
import { seed } from '../seed/seed';
import { APPROVED, SETTLED } from '../ledger/states';

const DEPOSIT = '600.00';
const BET = '1000.00';

const [folder = '', count = '1'] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: folder, databaseUrl: process.env['DATABASE_URL'] || undefined });
await seed(db);
const now = new Date();
const tokens: string[] = [];
await db.transaction(async (tx) => {
  for (let place = 1; place <= Number(count); place += 1) {
    const [member] = await tx
      .insert(members)
      .values({ name: `hunter${place}`, realname: '林澜', passwordHash: 'none', payPasswordHash: 'none' })
      .returning({ id: members.id });
    if (member === undefined) throw new Error('The member was not written.');
    const memberId = member.id;
    const token = newToken();
    tokens.push(token);
    await tx.insert(sessions).values({ tokenHash: digest(token), memberId, expiresAt: new Date(now.getTime() + 3_600_000) });
    await tx.insert(deposits).values({ no: `PDH${place}`, memberId, paytype: 'bank', amount: DEPOSIT, state: APPROVED });
    await book(tx, { reason: 'deposit', reference: `PDH${place}` }, [
      { account: house('deposits'), amount: `-${DEPOSIT}` },
      { account: central(memberId), amount: DEPOSIT },
    ]);
    const game = { venue: 'PP', category: 'concise', gameName: 'Lucky Sevens' };
    await tx.insert(bets).values({ betId: `BTH${place}`, memberId, ...game, amount: BET, status: SETTLED });
    await book(tx, { reason: 'bet won', reference: `BTH${place}` }, [
      { account: house('bets'), amount: '-5.00' },
      { account: venueWallet(memberId, 'PP'), amount: '5.00' },
    ]);
  }
});
process.stdout.write(JSON.stringify(tokens));
await close();
