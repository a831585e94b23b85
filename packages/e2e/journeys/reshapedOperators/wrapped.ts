import { all, answersWith, fieldsOf, inData, inEnvelope, inFields, rowsOf, without } from './reshape';
import type { Reshaping } from './reshapedOperator';

const picture = '/demo/covers/baccarat.svg';
const twice = inData((data) => {
  const { data: rows, total, ...page } = fieldsOf(data);
  return { ...page, total: Number(total) * 2, data: rowsOf(rows).flatMap((row) => [row, row]) };
});
const numberless = (name: string) => inFields((row) => without(row, name));
const inside = (name: 'data' | 'list') => inData((rows) => ({ [name]: rows }));

/** Lists in `data` or `list`, odd values where none is needed, rows without numbers, pictures without addresses, no words. */
export const wrapped: Reshaping = {
  name: 'wrapped',
  shapes: {
    '/api/app': inFields((info) => ({ ...info, redpacket_switch: {}, index_modal: '', title: {}, intro_video: [] })),
    '/api/user': inFields((user) => ({ ...user, joinday: '', isagent: '', avatar: {}, birthday: [], transferstatus: 'no' })),
    '/api/app/hall_list': inData((data) => ({ hot: { list: fieldsOf(data)['hot'] } })),
    '/api/game/list': all(
      inFields((game) => ({ ...game, is_hot: '' })),
      inside('list'),
    ),
    '/api/bannerList': inside('data'),
    '/api/homenotice': inside('list'),
    '/api/uservip': inside('data'),
    '/api/balancelist': inside('list'),
    '/api/getcard': inside('data'),
    '/api/banklist': inside('list'),
    '/api/getpaybank': inside('data'),
    '/api/activitytype': inside('list'),
    '/api/gamelistBycode': inside('data'),
    '/api/noticeList': inFields((notice) => ({ ...notice, content: `<p>${String(notice['content'])} <b>!</b></p>` })),
    '/api/betrecord': all(numberless('bet_id'), twice),
    '/api/gettransrecord': numberless('out_trade_no'),
    '/api/userredpacket': inData((data) => {
      const { list, ...rest } = fieldsOf(data);
      return { ...rest, list: fieldsOf(list)['data'] };
    }),
    '/api/payinfo': inData((data) => {
      const { cardlist, ...order } = fieldsOf(data);
      return { ...order, cardlist: { mch_id: '', content: fieldsOf(cardlist)['content'], payimg: picture } };
    }),
    '/api/login_pc': inEnvelope((envelope) => ({ ...envelope, token: '' })),
    '/api/register': inEnvelope((envelope) => ({ ...envelope, token: '' })),
    ...Object.fromEntries(
      ['', '/limits', '/break', '/reminder'].map((call) => [
        `/api/saferplay${call}`,
        answersWith(200, { code: 401, message: '请登录', data: null }),
      ]),
    ),
  },
  // An order's number is no words.
  everywhere: inEnvelope((envelope) => ({
    ...envelope,
    message: String(envelope['message']).startsWith('PD') ? envelope['message'] : '',
  })),
  paysTo: { hasAddress: false, picture },
  betRows: 2,
  said: [
    /^not there +POST \/api\/saferplay\n +answered with code 401; the site does without it$/m,
    /^ok +GET \/api\/game\/list\n +tolerated data\.list\[0\]\.is_hot: expected .*, got ""/m,
    /^ok +POST \/api\/betrecord\n +leaves out data\.data\[0\]\.bet_id$/m,
  ],
};
