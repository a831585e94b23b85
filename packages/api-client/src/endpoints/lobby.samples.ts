import type { Samples } from '../endpoint';

export const samples: Samples = {
  getVisitUrl: { by: 'visitor', payload: {}, data: { url: 'https://ardelle.example/#/' } },
  getAppInfo: {
    by: 'visitor',
    payload: {},
    data: {
      title: 'Ardelle',
      site_state: '1',
      redpacket_switch: 1,
      index_modal: 0,
      webcontent: '<p>Hello</p>',
      site_logo: '/demo/mark.svg',
    },
  },
  getHotGames: {
    by: 'visitor',
    payload: {},
    data: { hot: [{ Code: 'OB', name: 'Baccarat', GameCode: 'baccarat', app_img: '/demo/covers/baccarat.svg', GameType: 1 }] },
  },
  getGames: {
    by: 'visitor',
    payload: { category: '' },
    data: [
      {
        platform_name: 'OB',
        game_name: 'Baccarat',
        game_code: 'baccarat',
        mobile_img: '/demo/covers/baccarat.svg',
        category_id: 'realbet',
        app_state: 1,
        is_hot: '1',
      },
      {
        platform_name: 'FG',
        name: 'Golden Koi',
        game_code: 'koi',
        mobile_img: '/demo/covers/koi.svg',
        category_id: 'fishing',
        app_state: '1',
      },
      { platform_name: 'PP', name: 'Closed', game_code: 'closed', mobile_img: '', category_id: 'concise', app_state: 0 },
    ],
  },
  getBanners: {
    by: 'visitor',
    payload: { type: 2 },
    data: [{ src: '/demo/banners/cup.svg' }, { src: '/demo/banners/koi.svg' }],
  },
  getHomeNotices: { by: 'visitor', payload: {}, data: ['USDT deposits over TRC20 now arrive within a minute', '系统维护公告'] },
  getServiceUrl: { by: 'visitor', payload: {}, data: { url: '/demo/service/' } },
  getAgentLoginUrl: { payload: {}, data: { url: '/demo/agent/' } },
  getGameUrl: {
    payload: { plat_name: 'OB', game_type: 0, game_code: 'baccarat', is_mobile_url: 1 },
    data: { url: '/demo/games/cards/?session=1' },
  },
  endGame: { payload: { plat_name: 'OB', game_type: 0, game_code: 'baccarat' }, data: null },
  getProviderGames: {
    by: 'visitor',
    payload: { gamecode: 'pp' },
    data: [{ catecode: 'PP', gamecode: 'sevens', gamename: 'Lucky Sevens', gamepic: '/demo/covers/reels.svg' }],
  },
};
