import type { Samples } from '../endpoint';

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

export const samples: Samples = {
  getNotices: {
    by: 'visitor',
    payload: { page: 1 },
    data: { data: [{ title: 'Maintenance', content: 'Tonight', created_at: '2026-11-20' }], total: 1, last_page: 1 },
  },
  getVipLevels: { by: 'visitor', payload: {}, data: [level, { ...level, recharge: '5000' }] },
  uploadAvatar: { payload: { file: new Blob(['GIF89a'], { type: 'image/gif' }) }, data: null },
  applyForAgency: {
    payload: { mobile: '13800138000', apply_info: 'I know many players' },
    data: null,
    message: '提交成功，等待后台审核',
  },
  getArticle: { by: 'visitor', payload: { type: 7 }, data: { content: '<p>关于我们</p>' } },
  updateUser: { payload: { email: 'a@b.cn', mobile: '13800138000', birthday: '1990-05-01' }, data: null },
  changePassword: { payload: { password: 'secret1', paypassword: 'secret3' }, data: null, message: '密码修改成功！' },
  changePayPassword: { payload: { password: 'secret2', paypassword: 'secret4' }, data: null, message: '密码修改成功！' },
};
