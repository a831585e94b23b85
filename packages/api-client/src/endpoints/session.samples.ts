import type { Samples } from '../endpoint';

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

export const samples: Samples = {
  logIn: { by: 'visitor', payload: { name: 'demo', password: 'demo1234' }, data: { api_token: 'token-1' } },
  register: {
    by: 'visitor',
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
  logInFromMiniApp: { by: 'visitor', payload: { initData: 'user=1&hash=2', isTest: false }, data: { api_token: 'token-3' } },
  logOff: { payload: {}, data: null },
  getUser: { payload: {}, data: user },
  refreshUser: { payload: {}, data: user },
  getBalance: { payload: {}, data: { balance: '12480.50' } },
  refreshBalance: { payload: {}, data: [] },
};
