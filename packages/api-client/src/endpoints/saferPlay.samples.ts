import type { Samples } from '../endpoint';

const none = { limit: null, used: '0.00', next: null };

export const samples: Samples = {
  getSaferPlay: {
    payload: {},
    data: {
      limits: {
        day: { limit: '1000.00', used: 200, next: { limit: '2000.00', at: '2026-11-23 12:00:00' } },
        week: none,
        month: none,
      },
      break: null,
      reminder: '30',
      play: { seconds: 754, net: '-120.00' },
    },
  },
  setDepositLimits: { payload: { day: '1000', week: '', month: '' }, data: null, message: '操作成功' },
  takeBreak: { payload: { length: '24h' }, data: null, message: '操作成功' },
  setReminder: { payload: { minutes: 30 }, data: null, message: '操作成功' },
};
