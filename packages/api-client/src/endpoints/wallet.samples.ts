import type { Samples } from '../endpoint';

export const samples: Samples = {
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
