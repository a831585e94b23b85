/** One accepted exchange of every endpoint by its name: a payload and the raw `data` (numbers as strings here and there, as backends send them). */
export const samples: Readonly<Record<string, { readonly payload: unknown; readonly data: unknown; readonly message?: string }>> =
  {
    ...sessionSamples(),
    ...lobbySamples(),
    ...walletSamples(),
    ...listSamples(),
    ...promotionSamples(),
    ...accountSamples(),
  };

function sessionSamples() {
  const user = {
    username: 'demo',
    realname: '林澜',
    balance: '12480.50',
    gameblance: 3204,
    current_vip: 'P3',
    vip: 'VIP3',
    paysum: '68000',
    joinday: '214',
    avatar: '/demo/avatar.svg',
    isagent: '0',
    mobile: '13800138000',
    email: 'demo@ardelle.example',
    birthday: '1990-05-01',
    usdtrate: '7.20',
    withdrawusdtrate: 7.2,
    withdrawcashfee: '5',
    withdrawfeeusdttrc: 1,
    transferstatus: 0,
  };
  return {
    logIn: { payload: { name: 'demo', password: 'demo1234' }, data: { api_token: 'token-1' } },
    register: {
      payload: {
        name: 'lanlan88',
        password: 'secret1',
        confirmPass: 'secret1',
        realname: '林澜',
        paypassword: 'secret2',
        code: 'R7kM',
      },
      data: { api_token: 'token-2' },
    },
    logInFromMiniApp: { payload: { initData: 'user=1&hash=2', isTest: false }, data: { api_token: 'token-3' } },
    logOff: { payload: {}, data: null },
    getUser: { payload: {}, data: user },
    refreshUser: { payload: {}, data: user },
    getBalance: { payload: {}, data: { balance: '12480.50' } },
    refreshBalance: { payload: {}, data: [] },
  };
}

function lobbySamples() {
  return {
    getVisitUrl: { payload: {}, data: { url: 'https://ardelle.example/#/' } },
    getAppInfo: {
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
      payload: {},
      data: { hot: [{ Code: 'OB', name: 'Baccarat', GameCode: 'baccarat', app_img: '/demo/covers/baccarat.svg', GameType: 1 }] },
    },
    getGames: {
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
    getBanners: { payload: { type: 2 }, data: [{ src: '/demo/banners/cup.svg' }, { src: '/demo/banners/koi.svg' }] },
    getHomeNotices: { payload: {}, data: ['USDT deposits over TRC20 now arrive within a minute', '系统维护公告'] },
    getServiceUrl: { payload: {}, data: { url: '/demo/service/' } },
    getAgentLoginUrl: { payload: {}, data: { url: '/demo/agent/' } },
    getGameUrl: {
      payload: { plat_name: 'OB', game_type: 0, game_code: 'baccarat', is_mobile_url: 1 },
      data: { url: '/demo/games/cards/?session=1' },
    },
    endGame: { payload: { plat_name: 'OB', game_type: 0, game_code: 'baccarat' }, data: null },
    getProviderGames: {
      payload: { gamecode: 'pp' },
      data: [{ catecode: 'PP', gamecode: 'sevens', gamename: 'Lucky Sevens', gamepic: '/demo/covers/reels.svg' }],
    },
  };
}

function walletSamples() {
  return {
    recoverAll: { payload: {}, data: null, message: '操作成功' },
    getVenueBalances: {
      payload: {},
      data: [
        { name: 'OB Live', platname: 'OB', balance: '1240.00' },
        { name: 'FG Fishing', platname: 'FG', balance: 864 },
      ],
    },
    getCards: {
      payload: { type: 1 },
      data: [{ id: 1, bank: '中国银行', bank_owner: '林澜', bank_no: '6214000000006214', bank_address: '上海徐汇支行', ico: '' }],
    },
    deleteCard: { payload: { id: 1 }, data: null },
    bindCard: { payload: { bank: 'USDT', bank_no: 'TQk4u9GaF8Kt1', bank_owner: 'TRC20', pay_pass: 'secret2' }, data: null },
    getBanks: { payload: {}, data: [{ bank_name: '中国银行' }, { bank_name: '招商银行' }] },
    getPayWays: { payload: {}, data: { card: 1, usdt: '1', wechat: 1, alipay: 0 } },
    getPayRange: { payload: { type: 'bank' }, data: { min_price: '100', max_price: 50000 } },
    submitDeposit: { payload: { paytype: 'usdt', amount: '2000', catepay: 'TRC20' }, data: null, message: 'PD20261120000942' },
    getReceivingAccounts: {
      payload: {},
      data: [
        { bank_no: '6222000000001111', bank_owner: 'Ardelle', bank_address: '上海分行', bank_data: { bank_name: '工商银行' } },
      ],
    },
    getPayInfo: {
      payload: { deposit_no: 'PD20261120000942' },
      data: {
        info: { amount: '2000', created_at: '2026-11-20 12:00:00', paytype: 'usdt' },
        deposit_no: 'PD20261120000942',
        cardlist: { mch_id: 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1', content: 'TRC20', payimg: '' },
      },
      message: 'usdt',
    },
    getTurnover: { payload: {}, data: { bet_amount: '0.00' } },
    submitWithdrawal: { payload: { amount: '1000', bank: 1, password: 'secret2' }, data: null },
    submitTransfer: { payload: { amount: '500', sourcetype: 'userbalance', targettype: 'FG' }, data: null },
    setAutoTransfer: { payload: { transferstatus: 1 }, data: null },
  };
}

function listSamples() {
  return {
    getBetRecords: {
      payload: { date: 4, page: 1, api_type: '' },
      data: {
        data: [
          {
            bet_id: 'B1',
            bet_amount: '200.00',
            win_loss: -200,
            Code: 'OB Baccarat',
            status: '1',
            created_at: '2026-11-20 15:58:00',
          },
        ],
        total: 1,
        last_page: 1,
      },
    },
    getActivityApplications: {
      payload: { page: 1 },
      data: { data: [{ activity_name: 'Seven week', state: 1, created_at: '2026-11-20 10:00:00' }], total: '1', last_page: '1' },
    },
    getTransactionRecords: {
      payload: { date: 4, type: 1, page: 1, api_type: '' },
      data: {
        data: [{ out_trade_no: 'PD1', amount: '2000', pay_way: 'bank', state: 1, created_at: '2026-11-20 16:09:00' }],
        total: 1,
        last_page: 1,
      },
    },
  };
}

function promotionSamples() {
  const activity = {
    id: 7,
    title: 'Seven week',
    banner: '/demo/banners/slots.svg',
    content: '<p>Play</p>',
    memo: '<p>One account</p>',
  };
  const rebate = { gamename: 'OB Baccarat', money: '4.20', state: 0, created_at: '2026-11-19 12:00:00', updated_at: '' };
  return {
    getRedPacketRecords: {
      payload: { page: 1 },
      data: {
        total_money: '8.88',
        total_count: 1,
        list: {
          data: [{ money: '500', redpacketmoney: '8.88', created_at: '2026-11-19 10:01:00', usetime: '' }],
          total: 1,
          last_page: 1,
        },
      },
    },
    getRedPacket: {
      payload: { page: 1 },
      data: {
        sendnums: '2',
        acquirednum: 1,
        max_times: 3,
        rules: [{ start_time: '10:00', end_time: '12:00', day_flow: '1000', flow_money: 0, recharge: '100' }],
      },
    },
    grabRedPacket: { payload: {}, data: { redpacketmoney: 8.88 } },
    getActivityTypes: {
      payload: {},
      data: [
        { id: 1, name: 'New member' },
        { id: '2', name: 'Sports' },
      ],
    },
    getActivities: { payload: { type: 1 }, data: { data: [activity], total: 1, last_page: 1 } },
    getActivity: { payload: { id: 7 }, data: activity },
    applyForActivity: { payload: { activityid: 7 }, data: null, message: '提交成功，等待后台审核' },
    claimRebate: { payload: {}, data: null, message: '操作成功' },
    getRebates: {
      payload: { date: 4, page: 1, api_type: '', type: '' },
      data: { list: { data: [rebate], total: 1, last_page: 1 }, jisuan: '120.00', nojisuan: 4.2 },
    },
  };
}

function accountSamples() {
  const level = {
    recharge: 1000,
    flow: '5000',
    realperson: '0.4',
    sport: 0.5,
    e_sport: 0.5,
    joker: 0.6,
    electron: 0.8,
    lottery: 0.1,
  };
  return {
    getNotices: {
      payload: { page: 1 },
      data: { data: [{ title: 'Maintenance', content: 'Tonight', created_at: '2026-11-20' }], total: 1, last_page: 1 },
    },
    getVipLevels: { payload: {}, data: [level, { ...level, recharge: '5000' }] },
    uploadAvatar: { payload: { file: new Blob(['GIF89a'], { type: 'image/gif' }) }, data: null },
    applyForAgency: {
      payload: { mobile: '13800138000', apply_info: 'I know many players' },
      data: null,
      message: '提交成功，等待后台审核',
    },
    getArticle: { payload: { type: 7 }, data: { content: '<p>关于我们</p>' } },
    updateUser: { payload: { email: 'a@b.cn', mobile: '13800138000', birthday: '1990-05-01' }, data: null },
    changePassword: { payload: { password: 'secret1', paypassword: 'secret3' }, data: null, message: '密码修改成功！' },
    changePayPassword: { payload: { password: 'secret2', paypassword: 'secret4' }, data: null, message: '密码修改成功！' },
  };
}
