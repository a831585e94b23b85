const token = 'b6c2mKx0nQ4uVt8sYh1fRw';

const user = {
  username: 'demo',
  realname: '林澜',
  balance: '12480.50',
  gameblance: '2104.00',
  paysum: '68000.00',
  usdtrate: '7.20',
  withdrawusdtrate: '7.20',
  withdrawcashfee: '5.00',
  withdrawfeeusdttrc: '1.00',
  current_vip: 'P3',
  vip: 'VIP3',
  joinday: 214,
  avatar: 'https://api.example/avatars/1.png',
  isagent: 0,
  mobile: '13800138000',
  email: 'demo@example.org',
  birthday: '1990-05-01',
  transferstatus: 0,
};

const level = (name: string, recharge: string, flow: string, rebate: number) => ({
  recharge,
  flow,
  realperson: rebate,
  sport: rebate,
  e_sport: rebate,
  joker: rebate,
  electron: rebate,
  lottery: rebate,
  level: name,
});

/** The session, the lobby and the account. */
export const siteExamples = {
  logIn: { payload: { name: 'demo', password: 'demo1234' }, data: { api_token: token } },
  logInFromMiniApp: { payload: { initData: 'user=1&hash=2', isTest: false }, data: { api_token: token } },
  register: {
    payload: {
      name: 'lanlan88',
      password: 'secret1',
      confirmPass: 'secret1',
      realname: '林澜',
      paypassword: 'secret2',
      code: 'R7kM',
    },
    data: { api_token: token },
  },
  logOff: { payload: {} },
  getUser: { payload: {}, data: user },
  refreshUser: { payload: {}, data: user },
  refreshBalance: { payload: {} },

  getAppInfo: {
    payload: {},
    data: {
      title: 'Ardelle',
      site_state: 1,
      repair_tips: '系统维护中',
      redpacket_switch: 1,
      index_modal: 0,
      webcontent: '<p>Hello</p>',
      site_logo: 'https://api.example/logo.png',
      h5_url: 'https://ardelle.example/',
      ios_download_qrcode: 'https://api.example/ios.png',
      ios_download_url: 'https://ardelle.example/ios',
      intro_video: '',
      sponsors: [{ url: 'https://club.example/', name: 'The club', img: 'https://api.example/club.png' }],
    },
  },
  getVisitUrl: { payload: {}, data: { url: 'https://ardelle.example/#/' } },
  getServiceUrl: { payload: {}, data: { url: 'https://service.example/' } },
  getAgentLoginUrl: { payload: {}, data: { url: 'https://agents.example/' } },
  getBanners: { payload: { type: 2 }, data: [{ src: 'https://api.example/banners/cup.png' }] },
  getHomeNotices: { payload: {}, data: ['USDT deposits over TRC20 now arrive within a minute'] },
  getHotGames: {
    payload: {},
    data: {
      hot: [
        { Code: 'OB', GameCode: 'baccarat', name: 'Baccarat', app_img: 'https://api.example/covers/baccarat.png', GameType: 1 },
      ],
    },
  },
  getGames: {
    payload: { category: '' },
    data: [
      {
        platform_name: 'OB',
        game_code: 'baccarat',
        game_name: '百家乐',
        name: 'Baccarat',
        mobile_img: 'https://api.example/covers/baccarat.png',
        category_id: 'realbet',
        app_state: 1,
        is_hot: 1,
      },
    ],
  },
  getProviderGames: {
    payload: { gamecode: 'pp' },
    data: [{ catecode: 'PP', gamecode: 'sevens', gamename: 'Lucky Sevens', gamepic: 'https://api.example/covers/sevens.png' }],
  },
  getGameUrl: {
    payload: { plat_name: 'OB', game_code: 'baccarat', game_type: 0, is_mobile_url: 1 },
    data: { url: 'https://games.example/baccarat?session=1' },
  },
  endGame: { payload: { plat_name: 'OB', game_code: 'baccarat', game_type: 0 } },

  getNotices: {
    payload: { page: 1 },
    data: {
      data: [{ title: 'Maintenance', content: 'Tonight from 4:00 to 5:00', created_at: '2026-11-20T09:00:00+08:00' }],
      total: 1,
      last_page: 1,
    },
  },
  getVipLevels: {
    payload: {},
    data: [
      level('VIP1', '1000.00', '5000.00', 0.4),
      level('VIP2', '5000.00', '25000.00', 0.5),
      level('VIP3', '20000.00', '100000.00', 0.6),
    ],
  },
  getArticle: { payload: { type: 7 }, data: { content: '<p>关于我们</p>' } },
  uploadAvatar: { payload: {}, message: '上传成功' },
  applyForAgency: {
    payload: { mobile: '13800138000', apply_info: 'I know many players' },
    message: '提交成功，等待后台审核',
  },
  updateUser: { payload: { email: user.email, mobile: user.mobile, birthday: user.birthday }, message: '操作成功' },
  changePassword: { payload: { password: 'secret1', paypassword: 'secret3' }, message: '密码修改成功！' },
  changePayPassword: { payload: { password: 'secret2', paypassword: 'secret4' }, message: '密码修改成功！' },
};
