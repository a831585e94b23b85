import * as account from '@parlour/api-client/endpoints/account';
import { and, asc, desc, eq } from 'drizzle-orm';
import { beijingTime } from '../beijingTime';
import { agentApplications, articles, members, notices, vipLevels } from '../database/schema';
import { ok, Refusal } from '../envelope';
import { storeAvatar } from '../members/avatars';
import type { AttemptLimits } from '../members/attemptLimits';
import { pageOf, slice } from '../page';
import type { Routes } from '../route';
import { hashPassword, isPassword } from '../members/secrets';
import { closeAllSessions } from '../members/sessions';
import { rowId } from '../rowId';

const MOBILE = /^(0|86|17951)?1[3-9]\d{9}$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const PASSWORD_MIN = 6;

/** Notices, VIP, articles, profile, passwords, agency. */
export function accountRoutes({ open, member, operator: { attemptLimits } }: Routes): void {
  open(account.getNotices, async ({ db, input }) => {
    const { limit, offset } = slice(input.page);
    const rows = await db.select().from(notices).orderBy(desc(notices.createdAt), asc(notices.id)).limit(limit).offset(offset);
    const shown = rows.map(({ title, content, createdAt }) => ({ title, content, created_at: beijingTime(createdAt) }));
    return ok(pageOf(shown, await db.$count(notices)));
  });

  open(account.getVipLevels, async ({ db }) => {
    const rows = await db.select().from(vipLevels).orderBy(asc(vipLevels.level));
    return ok(rows.map(({ eSport, ...row }) => ({ ...row, e_sport: eSport })));
  });

  member(account.uploadAvatar, async (visit) => {
    const id = await storeAvatar(visit.db, visit.member.id, visit.request);
    return ok({ url: `/demo/avatars/${id}` });
  });

  member(account.applyForAgency, async (visit) => {
    const { mobile, apply_info } = visit.input;
    if (!MOBILE.test(mobile)) throw new Refusal('请输入正确手机号');
    if (apply_info.trim() === '') throw new Refusal('请输入申请理由');
    if (visit.member.isAgent) throw new Refusal('您已经是代理');
    await visit.db.insert(agentApplications).values({ memberId: visit.member.id, mobile, reason: apply_info });
    return ok(null, '提交成功，等待后台审核');
  });

  open(account.getArticle, async ({ db, input }) => {
    const [article] = await db
      .select()
      .from(articles)
      .where(eq(articles.type, rowId(String(input.type))));
    if (article === undefined) throw new Refusal('文章不存在');
    return ok({ content: article.content });
  });

  member(account.updateUser, async (visit) => {
    const { email, mobile, birthday } = visit.input;
    if (mobile !== '' && !MOBILE.test(mobile)) throw new Refusal('请输入正确手机号');
    if (email !== '' && (email.length > 128 || !EMAIL.test(email))) throw new Refusal('请输入正确邮箱号');
    if (birthday !== '' && !DATE.test(birthday)) throw new Refusal('请输入正确的日期格式：YYYY-MM-DD');
    await visit.db.update(members).set({ email, mobile, birthday }).where(eq(members.id, visit.member.id));
    return ok();
  });

  member(account.changePassword, async (visit) => {
    const passwordHash = await newHash(attemptLimits, visit.member.id, visit.input, visit.member.passwordHash);
    await visit.db.transaction(async (tx) => {
      await replace(tx.update(members).set({ passwordHash }).where(unchanged(visit.member)).returning({ id: members.id }));
      await closeAllSessions(tx, visit.member.id);
    });
    return ok(null, '密码修改成功！');
  });

  member(account.changePayPassword, async (visit) => {
    const payPasswordHash = await newHash(attemptLimits, visit.member.id, visit.input, visit.member.payPasswordHash);
    await replace(visit.db.update(members).set({ payPasswordHash }).where(unchanged(visit.member)).returning({ id: members.id }));
    return ok(null, '密码修改成功！');
  });
}

// Neither hash may have changed since the old password was checked.
function unchanged({ id, passwordHash, payPasswordHash }: typeof members.$inferSelect) {
  return and(eq(members.id, id), eq(members.passwordHash, passwordHash), eq(members.payPasswordHash, payPasswordHash));
}

async function replace(update: PromiseLike<readonly unknown[]>): Promise<void> {
  if ((await update).length === 0) throw new Refusal('请输入正确的旧密码');
}

async function newHash(
  attemptLimits: AttemptLimits,
  memberId: number,
  { password, paypassword }: { password: string; paypassword: string },
  current: string,
): Promise<string> {
  if (password === '') throw new Refusal('请输入旧密码');
  if (paypassword.length < PASSWORD_MIN) throw new Refusal('请输入正确的新密码长度');
  if (password === paypassword) throw new Refusal('新旧密码不能一致！');
  const isIt = await attemptLimits.check([['password', memberId]], () => isPassword(password, current));
  if (!isIt) throw new Refusal('旧密码错误');
  return hashPassword(paypassword);
}
