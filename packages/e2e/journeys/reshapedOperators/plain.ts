import { all, answersWith, eachLeaf, fieldsOf, inData, inEnvelope, inFields, rowsOf, without } from './reshape';
import type { Reshaping } from './reshapedOperator';

const nothing = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const inIso = (time: string) => time.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2+08:00');
const elsewhere = { mch_id: `0x${'a1'.repeat(20)}`, content: 'ERC20', payimg: '' };

/** Bare lists, everything a string, `null` for what it does not have, also for empty pages, times with their zone, no safer play. */
export const plain: Reshaping = {
  name: 'plain',
  shapes: {
    '/api/app': inFields((info) => ({
      ...info,
      ...nothing('repair_tips', 'webcontent', 'site_logo', 'ios_download_qrcode', 'intro_video', 'sponsors'),
    })),
    '/api/user': inFields((user) => ({ ...user, ...nothing('vip', 'paysum', 'joinday', 'avatar', 'isagent', 'transferstatus') })),
    '/api/activitylist': inData((data) => fieldsOf(data)['data']),
    '/api/userredpacket': inData((data) => {
      const { list, total_money, total_count } = fieldsOf(data);
      return { ...fieldsOf(list), total_money, total_count };
    }),
    '/api/payinfo': inData((data) => {
      const { info, cardlist, ...rest } = fieldsOf(data);
      return { ...rest, info: without(fieldsOf(info), 'paytype'), cardlist: cardlist === null ? [] : [elsewhere, cardlist] };
    }),
    ...Object.fromEntries(
      ['', '/limits', '/break', '/reminder'].map((call) => [
        `/api/saferplay${call}`,
        answersWith(404, { code: 404, message: '接口不存在', data: null }),
      ]),
    ),
  },
  everywhere: all(
    inEnvelope((envelope) => ({ ...envelope, code: '200' })),
    inData((data) => {
      const leaves = eachLeaf(data, (leaf, name) => {
        if (leaf === '') return null;
        if (typeof leaf === 'number' || typeof leaf === 'boolean') return String(Number(leaf));
        return name === 'created_at' && typeof leaf === 'string' ? inIso(leaf) : leaf;
      });
      const { data: rows, ...page } = fieldsOf(leaves);
      const isPage = Array.isArray(rows) && 'last_page' in page;
      if (isPage && rows.length === 0) return null;
      return isPage ? { current_page: '1', per_page: '20', ...page, data: rowsOf(rows), links: [] } : leaves;
    }),
  ),
  paysTo: { hasAddress: true },
  betRows: 1,
  said: [/^not there +POST \/api\/saferplay\n +answered with code 404; the site does without it$/m],
};
