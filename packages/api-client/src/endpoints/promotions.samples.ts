import type { Samples } from '../endpoint';

const activity = {
  id: 7,
  title: 'Seven week',
  banner: '/demo/banners/slots.svg',
  content: '<p>Play</p>',
  memo: '<p>One account</p>',
};
const rebate = { gamename: 'OB Baccarat', money: '4.20', state: 0, created_at: '2026-11-19 12:00:00', updated_at: '' };

export const samples: Samples = {
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
    by: 'visitor',
    payload: {},
    data: [
      { id: 1, name: 'New member' },
      { id: '2', name: 'Sports' },
    ],
  },
  getActivities: { by: 'visitor', payload: { type: 1 }, data: { data: [activity], total: 1, last_page: 1 } },
  getActivity: { by: 'visitor', payload: { id: 7 }, data: activity },
  applyForActivity: { payload: { activityid: 7 }, data: null, message: '提交成功，等待后台审核' },
  claimRebate: { payload: {}, data: null, message: '操作成功' },
  getRebates: {
    payload: { date: 4, page: 1, api_type: '', type: '' },
    data: { list: { data: [rebate], total: 1, last_page: 1 }, jisuan: '120.00', nojisuan: 4.2 },
  },
};
