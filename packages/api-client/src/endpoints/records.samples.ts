import type { Samples } from '../endpoint';

export const samples: Samples = {
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
