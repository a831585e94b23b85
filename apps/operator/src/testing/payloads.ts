import { samples } from '@parlour/api-client/endpoints/all';

const samplePayloads = Object.fromEntries(Object.entries(samples).map(([name, { payload }]) => [name, payload]));

/** What the demo member can send to the seeded operator with each call: its sample's payload, or one of what was seeded. */
export const payloads: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...samplePayloads,
  register: {
    name: 'sweeper',
    password: 'secret1',
    confirmPass: 'secret1',
    realname: '林澜',
    paypassword: 'secret2',
    code: 'R7kM',
    pid: '8',
  },
  getGameUrl: { plat_name: 'PP', game_type: 0, game_code: 'lucky-sevens', is_mobile_url: 1 },
  endGame: { plat_name: 'PP', game_type: 0, game_code: 'lucky-sevens' },
  getActivity: { id: 1 },
  applyForActivity: { activityid: 6 },
  updateUser: { email: 'demo@ardelle.example', mobile: '13800138000', birthday: '1990-06-18' },
  changePassword: { password: 'demo1234', paypassword: 'demo12345' },
  changePayPassword: { password: 'demo1234', paypassword: 'demo12345' },
  deleteCard: { id: 3 },
  bindCard: { bank: '招商银行', bank_no: '6214830000000001', bank_owner: '林澜', bank_address: '上海支行', pay_pass: 'demo1234' },
  submitDeposit: { paytype: 'usdt', amount: '500', catepay: 'TRC20' },
  submitWithdrawal: { amount: '100', bank: 1, password: 'demo1234' },
  submitTransfer: { amount: '10', sourcetype: 'userbalance', targettype: 'OB' },
  setAutoTransfer: { transferstatus: 0 },
  setDepositLimits: { day: '100000', week: '', month: '1000000' },
};
