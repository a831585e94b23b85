import { allEndpoints } from '@parlour/api-client/endpoints/all';
import { ignored } from '@parlour/api-client/schema';
import { answersWith, fieldsOf, inData, inEnvelope, inFields, isAccepted, only, rowsOf, type Shape, without } from './reshape';
import type { Reshaping } from './reshapedOperator';

const picture = '/demo/covers/baccarat.svg';
const unknownCall = answersWith(200, '<!doctype html><title>404</title><h1>Not Found</h1>');

/** Refusals have a status of their own beside their envelope. */
const withStatus: Shape = (sent) => {
  if (isAccepted(sent) || typeof sent.body === 'string') return sent;
  const code = Number(fieldsOf(sent.body)['code']);
  return { ...sent, status: code >= 400 && code < 600 ? code : 500 };
};

const withoutData = inEnvelope((envelope) => without(envelope, 'data'));
const unread = allEndpoints.filter(({ answer }) => answer === ignored).map(({ path }) => [path, withoutData] as const);

/** Says what is asked and no more, with pages for what it does not know, statuses for its refusals and no keys. */
export const terse: Reshaping = {
  name: 'terse',
  shapes: {
    ...Object.fromEntries(unread),
    '/api/app': inFields((info) => only(info, 'site_state')),
    '/api/user': inFields((user) => only(user, 'username', 'balance', 'gameblance', 'current_vip', 'usdtrate')),
    '/api/game/list': inFields((game) => only(game, 'platform_name', 'game_name', 'game_code', 'category_id', 'app_state')),
    '/api/app/hall_list': inData((data) => ({
      hot: rowsOf(fieldsOf(data)['hot']).map((game) => without(fieldsOf(game), 'app_img')),
    })),
    '/api/noticeList': inFields((notice) => only(notice, 'content')),
    '/api/activitylist': inFields((offer) => only(offer, 'id', 'title')),
    '/api/balancelist': inFields((venue) => only(venue, 'platname', 'balance')),
    '/api/gettransrecord': inFields((row) => without(row, 'pay_way')),
    '/api/betrecord': inFields((row) => without(row, 'bet_id', 'created_at')),
    '/api/payinfo': inData((data) => {
      const { info, cardlist } = fieldsOf(data);
      return { info: { ...fieldsOf(info), paytype: 'alipay' }, cardlist: { ...fieldsOf(cardlist), payimg: picture } };
    }),
    ...Object.fromEntries(['', '/limits', '/break', '/reminder'].map((call) => [`/api/saferplay${call}`, unknownCall])),
  },
  everywhere: withStatus,
  ignoresKeys: true,
  paysTo: { hasAddress: true, picture },
  betRows: 1,
  said: [
    /^not there +POST \/api\/saferplay\n +answered with HTTP 200 and no envelope; the site does without it$/m,
    /^ok +POST \/api\/payinfo, by WeChat\n(.*\n)? +tolerated data\.info\.paytype: expected what the message says, which counts, got "alipay"$/m,
  ],
};
