import * as v from '@parlour/api-client/schema';
import { defineEndpoint } from '../endpoint';
import { firstList } from '../forms/calls/firstList';
import { flag, flagOrNo, idTextOf, ignored, listOf, nothing, lenient, sent, text } from '@parlour/api-client/schema';

/** The categories of spec section 9, in the order of the sidebar. */
export const gameCategories = ['realbet', 'sport', 'fishing', 'joker', 'gaming', 'concise', 'lottery'] as const;
export type GameCategory = (typeof gameCategories)[number];

const sponsor = v.object({ url: text, ...lenient({ name: text, img: text }) });
export type Sponsor = v.InferOutput<typeof sponsor>;

/** Spec section 3, App info: `site_state` false means maintenance; an invalid value does not. */
export const appInfo = v.object(
  lenient({
    title: text,
    site_state: v.pipe(
      v.optional(v.nullable(flag), true),
      v.transform((state) => state ?? true),
    ),
    repair_tips: text,
    redpacket_switch: flagOrNo,
    index_modal: flagOrNo,
    webcontent: text,
    site_logo: text,
    h5_url: text,
    ios_download_qrcode: text,
    ios_download_url: text,
    /** Not in the spec: the operator's own intro video. Missing: the site's video is shown. Empty: none is shown (decision 8). */
    intro_video: v.optional(v.string()),
    /** Not in the spec: the two sponsorship pages, in the order of their `type` (decision 14). */
    sponsors: v.optional(listOf(sponsor)),
  }),
);
export type AppInfo = v.InferOutput<typeof appInfo>;

const hotGame = v.object({
  Code: idTextOf('venue'),
  GameCode: idTextOf('gameCode'),
  ...lenient({ name: text, app_img: text, GameType: idTextOf('gameType') }),
});
export type HotGame = v.InferOutput<typeof hotGame>;

const game = v.pipe(
  v.object({
    platform_name: idTextOf('venue'),
    game_code: idTextOf('gameCode'),
    ...lenient({ game_name: text, name: text, mobile_img: text, category_id: text, app_state: flagOrNo, is_hot: flagOrNo }),
  }),
  v.transform(({ game_name, name, ...rest }) => ({
    ...rest,
    name: game_name || name,
    /** The second name, when the operator sends two. */
    otherName: game_name !== '' && name !== game_name ? name : '',
  })),
);
export type Game = v.InferOutput<typeof game>;

const urlData = v.object({ url: v.pipe(v.string(), v.minLength(1)) });

export const getVisitUrl = defineEndpoint({
  name: 'getVisitUrl',
  method: 'GET',
  path: '/api/getVisitUrl',
  request: nothing,
  answer: urlData,
});

/** `webcontent` is HTML. Not in the specification: `intro_video` (decision 8) and `sponsors` (decision 14). */
export const getAppInfo = defineEndpoint({
  name: 'getAppInfo',
  method: 'POST',
  path: '/api/app',
  request: nothing,
  answer: appInfo,
});

export const getHotGames = defineEndpoint({
  name: 'getHotGames',
  method: 'POST',
  path: '/api/app/hall_list',
  offline: 'public',
  request: nothing,
  answer: v.object({ hot: listOf(hotGame) }),
});

/** All games, in one list or in lists by category; `category` is empty. A second name may be in `name`. */
export const getGames = defineEndpoint({
  name: 'getGames',
  method: 'GET',
  path: '/api/game/list',
  offline: 'public',
  request: v.object({ category: v.optional(v.string(), '') }),
  answer: v.union([
    listOf(game),
    v.pipe(
      v.record(v.string(), listOf(game)),
      v.transform((groups) =>
        Object.entries(groups).flatMap(([category, rows]) =>
          rows.map((row) => ({ ...row, category_id: row.category_id || category })),
        ),
      ),
    ),
  ]),
});

export const getBanners = defineEndpoint({
  name: 'getBanners',
  method: 'POST',
  path: '/api/bannerList',
  offline: 'public',
  request: v.object({ type: v.literal(2) }),
  answer: listOf(v.object({ src: text })),
});

export const getHomeNotices = defineEndpoint({
  name: 'getHomeNotices',
  method: 'POST',
  path: '/api/homenotice',
  offline: 'public',
  request: nothing,
  answer: listOf(v.string()),
});

export const getServiceUrl = defineEndpoint({
  name: 'getServiceUrl',
  method: 'POST',
  path: '/api/getservicerurl',
  request: nothing,
  answer: urlData,
});

export const getAgentLoginUrl = defineEndpoint({
  name: 'getAgentLoginUrl',
  method: 'GET',
  path: '/api/getAgentLoginUrl',
  request: nothing,
  answer: urlData,
});

const gameRef = {
  plat_name: sent('venue', v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(64))),
  game_code: sent('gameCode', v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64))),
};
const gameType = sent('gameType', v.union([v.string(), v.number()]));

export const getGameUrl = defineEndpoint({
  name: 'getGameUrl',
  method: 'POST',
  path: '/api/getGameUrl',
  request: v.object({ ...gameRef, game_type: v.optional(gameType, 0), is_mobile_url: v.literal(1) }),
  answer: urlData,
});

export const endGame = defineEndpoint({
  name: 'endGame',
  method: 'POST',
  path: '/api/game-end',
  request: v.object({ ...gameRef, game_type: v.optional(gameType, 0) }),
  answer: ignored,
});

export const getProviderGames = defineEndpoint({
  name: 'getProviderGames',
  method: 'POST',
  path: '/api/gamelistBycode',
  offline: 'public',
  request: v.object({ gamecode: v.string() }),
  answer: v.pipe(
    v.unknown(),
    v.transform(firstList),
    listOf(
      v.object({ catecode: idTextOf('venue'), gamecode: idTextOf('gameCode'), ...lenient({ gamename: text, gamepic: text }) }),
    ),
  ),
});
