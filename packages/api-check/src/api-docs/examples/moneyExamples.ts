const order = 'PD20261120000942';
const orderedAt = '2026-11-20T12:00:00+08:00';
const amount = '100.00';

/** The wallet, and the records of what it did. */
export const moneyExamples = {
  getPayWays: { payload: {}, data: { card: 1, usdt: 1, wechat: 0, alipay: 0 } },
  getPayRange: { payload: { type: 'usdt-trc20' }, data: { min_price: amount, max_price: '50000.00' } },
  submitDeposit: { payload: { paytype: 'usdt', amount: '100', catepay: 'TRC20' }, message: order },
  getPayInfo: {
    payload: { deposit_no: order },
    message: 'usdt',
    data: {
      info: { amount, created_at: orderedAt, paytype: 'usdt' },
      deposit_no: order,
      cardlist: [
        { mch_id: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', content: 'TRC20', payimg: 'https://api.example/qr/trc20.png' },
        { mch_id: '0xdAC17F958D2ee523a2206206994597C13D831ec7', content: 'ERC20', payimg: 'https://api.example/qr/erc20.png' },
      ],
    },
  },
  getTransactionRecords: {
    payload: { date: 4, type: 1, page: 1, api_type: '' },
    data: {
      data: [{ out_trade_no: order, amount, pay_way: 'usdt', state: 1, created_at: orderedAt }],
      total: 1,
      last_page: 1,
    },
  },
  getReceivingAccounts: {
    payload: {},
    data: [
      { bank_no: '6222000000001111', bank_owner: 'Ardelle', bank_address: '上海分行', bank_data: { bank_name: '工商银行' } },
    ],
  },

  getBalance: { payload: {}, data: { balance: '12480.50' } },
  getVenueBalances: {
    payload: {},
    data: [
      { platname: 'OB', name: 'OB Live', balance: '1240.00' },
      { platname: 'FG', name: 'FG Fishing', balance: '864.00' },
    ],
  },
  submitTransfer: { payload: { amount: '500', sourcetype: 'userbalance', targettype: 'FG' }, message: '转账成功' },
  recoverAll: { payload: {}, message: '操作成功' },
  setAutoTransfer: { payload: { transferstatus: 0 }, message: '操作成功' },

  getCards: {
    payload: { type: 1 },
    data: [
      {
        id: '1',
        bank: '中国银行',
        bank_owner: '林澜',
        bank_no: '6214000000006214',
        bank_address: '上海徐汇支行',
        ico: 'https://api.example/banks/boc.png',
      },
    ],
  },
  getBanks: { payload: {}, data: [{ bank_name: '中国银行' }, { bank_name: '招商银行' }] },
  bindCard: {
    payload: { bank: 'USDT', bank_no: 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1', bank_owner: 'TRC20', pay_pass: 'secret2' },
    message: '绑定成功',
  },
  deleteCard: { payload: { id: '1' }, message: '删除成功' },
  getTurnover: { payload: {}, data: { bet_amount: '0.00' } },
  submitWithdrawal: { payload: { amount: '1000', bank: '1', password: 'secret2' }, message: '提交成功，等待后台审核' },

  getBetRecords: {
    payload: { date: 4, page: 1, api_type: '' },
    data: {
      data: [
        {
          bet_id: 'B1',
          bet_amount: '200.00',
          win_loss: '-200.00',
          Code: 'OB',
          status: 1,
          created_at: '2026-11-20T11:58:00+08:00',
        },
      ],
      total: 1,
      last_page: 1,
    },
  },

  getSaferPlay: {
    payload: {},
    data: {
      limits: {
        day: { limit: '1000.00', used: amount, next: { limit: '2000.00', at: '2026-11-21T12:00:00+08:00' } },
        week: { limit: null, used: amount, next: null },
        month: { limit: null, used: amount, next: null },
      },
      break: null,
      reminder: 30,
      play: { seconds: 754, net: '-200.00' },
    },
  },
  setDepositLimits: { payload: { day: '1000', week: '', month: '' }, message: '操作成功' },
  setReminder: { payload: { minutes: 30 }, message: '操作成功' },
  takeBreak: { payload: { length: '24h' }, message: '操作成功' },
};
