const offer = {
  id: '7',
  title: 'Seven week',
  banner: 'https://api.example/banners/seven.png',
  content: '<p>Play on seven days.</p>',
  memo: '<p>One account each.</p>',
};

/** Offers, rebates and red packets. */
export const offerExamples = {
  getActivityTypes: { payload: {}, data: [{ id: '1', name: 'New members' }] },
  getActivities: { payload: { type: '1' }, data: [offer] },
  getActivity: { payload: { id: '7' }, data: offer },
  applyForActivity: { payload: { activityid: '7' }, message: '提交成功，等待后台审核' },
  getActivityApplications: {
    payload: { page: 1 },
    data: { data: [{ activity_name: offer.title, state: 1, created_at: '2026-11-20T10:00:00+08:00' }], total: 1, last_page: 1 },
  },

  getRebates: {
    payload: { date: 4, page: 1, api_type: '', type: '' },
    data: {
      list: {
        data: [
          {
            gamename: 'OB Baccarat',
            money: '120.00',
            state: 1,
            created_at: '2026-11-18T12:00:00+08:00',
            updated_at: '2026-11-19T12:00:00+08:00',
          },
        ],
        total: 1,
        last_page: 1,
      },
      jisuan: '120.00',
      nojisuan: '4.20',
    },
  },
  claimRebate: { payload: {}, message: '操作成功' },

  getRedPacket: {
    payload: { page: 1 },
    data: {
      sendnums: 2,
      acquirednum: 1,
      max_times: 3,
      rules: [{ start_time: '10:00', end_time: '12:00', day_flow: '1000.00', flow_money: '0.00', recharge: '100.00' }],
    },
  },
  grabRedPacket: { payload: {}, data: { redpacketmoney: '8.88' } },
  getRedPacketRecords: {
    payload: { page: 1 },
    data: {
      total_money: '8.88',
      total_count: 1,
      list: {
        data: [
          {
            money: '500.00',
            redpacketmoney: '8.88',
            created_at: '2026-11-19T10:01:00+08:00',
            usetime: '2026-11-19T10:01:00+08:00',
          },
        ],
        total: 1,
        last_page: 1,
      },
    },
  },
};
