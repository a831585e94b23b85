import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { site } from '../database/schema';
import { NOT_FOUND, NOT_VALID, ok, Refusal, refused, UNAUTHORISED } from '../envelope';
import { auditBooks } from '../ledger/audit';
import type { Operator } from '../route';
import { digest } from '../members/secrets';
import { passTime } from './passTime';

const words = v.optional(v.pipe(v.string(), v.maxLength(20_000)));
const onOff = v.optional(v.picklist([0, 1]));
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)));
const change = v.strictObject({
  title: words,
  site_state: onOff,
  repair_tips: words,
  redpacket_switch: onOff,
  index_modal: onOff,
  webcontent: words,
  site_logo: words,
  h5_url: words,
  ios_download_qrcode: words,
  ios_download_url: words,
  pays_red_packets_all_day: v.optional(v.boolean()),
  red_packets_a_day: count,
  red_packets_budget_a_day: count,
});

const passing = v.strictObject({ ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000_000)) });

/** Admin calls: change the app info, let time pass, check the books; without a token in the environment they do not exist. */
export function adminRoutes(app: FastifyInstance, { db, config: { adminToken }, attemptLimits, reviews }: Operator): void {
  if (adminToken === undefined) return;
  const demandToken = ({ headers, ip }: FastifyRequest) =>
    attemptLimits.watch('token', ip, () => {
      if (!isEqual(String(headers['x-demo-admin'] ?? ''), adminToken)) throw new Refusal('Wrong x-demo-admin', UNAUTHORISED);
    });
  const books = async (request: FastifyRequest) => {
    await demandToken(request);
    return ok(await auditBooks(db));
  };
  const changeApp = async (request: FastifyRequest) => {
    await demandToken(request);
    const read = v.safeParse(change, request.body);
    if (!read.success) throw new Refusal(read.issues[0].message, NOT_VALID);
    if (Object.keys(read.output).length > 0) await db.update(site).set(read.output).where(eq(site.id, 1));
    const [row] = await db.select().from(site).where(eq(site.id, 1));
    return row === undefined ? refused(NOT_FOUND, 'The site has no row') : ok(row);
  };
  const letPass = async (request: FastifyRequest) => {
    await demandToken(request);
    const read = v.safeParse(passing, request.body);
    if (!read.success) throw new Refusal(read.issues[0].message, NOT_VALID);
    await passTime(db, read.output.ms);
    await reviews.look();
    return ok(null);
  };
  app.route({ method: 'GET', url: '/demo/admin/books', handler: books });
  app.route({ method: 'POST', url: '/demo/admin/app', handler: changeApp });
  app.route({ method: 'POST', url: '/demo/admin/time', handler: letPass });
}

function isEqual(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(expected)));
}
