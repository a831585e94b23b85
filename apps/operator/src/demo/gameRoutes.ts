import { randomBytes } from 'node:crypto';
import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { NOT_VALID, ok, Refusal } from '../envelope';
import { readBalances } from '../ledger/balances';
import { lockMember, once } from '../ledger/idempotency';
import { gameKinds, kindOf } from '../games/odds';
import { placeBet, readGameSession } from '../games/play';
import { gamePage, endedPage } from '../games/page';
import type { Operator } from '../route';
import { ANY_SITE } from './anySite';

const session = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const bet = v.object({ session, amount: submitTransfer.request.entries.amount, choice: v.pipe(v.string(), v.maxLength(32)) });

/** The playable pages and the one call behind them. */
export function gameRoutes(app: FastifyInstance, { db, config, reviews, attemptLimits }: Operator): void {
  app.get<{ Params: { kind: string }; Querystring: Record<string, unknown> }>('/demo/games/:kind/', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .header('Content-Security-Policy', policy(nonce));
    const token = v.safeParse(session, request.query.session);
    const isKnown = gameKinds.some((kind) => kind === request.params.kind);
    const found = token.success && isKnown ? await readGameSession(db, token.output).catch(ignoreRefusal) : undefined;
    if (found === undefined || !token.success) return reply.send(endedPage(nonce));
    const balance = (await readBalances(db, found.memberId)).venue(found.game.venue);
    return reply.send(gamePage({ nonce, kind: kindOf(found.game), game: found.game, session: token.output, balance }));
  });

  // A sandboxed frame has no origin of its own, so the page's own call crosses origins there.
  app.options('/demo/games/bet', async (_request, reply) =>
    reply
      .status(204)
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Allow-Headers', 'content-type, idempotency-key')
      .send(),
  );

  app.post('/demo/games/bet', async (request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*');
    const read = v.safeParse(bet, request.body);
    if (!read.success) throw new Refusal('session, amount and choice are needed', NOT_VALID);
    const { session: token, ...stake } = read.output;
    const player = await attemptLimits.watch('token', request.ip, () => readGameSession(db, token));
    const key = request.headers['idempotency-key'];
    const keyed = { memberId: player.memberId, endpoint: 'bet', key: Array.isArray(key) ? key[0] : key, request: stake };
    const answer = await db.transaction(async (tx) => {
      await lockMember(tx, player.memberId);
      return once(tx, keyed, async () => ok(await placeBet(tx, player, stake, config.forcedOutcome)));
    });
    reviews.wake();
    return answer;
  });
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

function policy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src ${ANY_SITE} data:; connect-src ${ANY_SITE}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
}
