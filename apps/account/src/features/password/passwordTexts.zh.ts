import type { Translation } from '@parlour/platform';
import type { passwordTexts } from './passwordTexts';

export const password: Translation<typeof passwordTexts> = {
  leave: '离开此页吗？已填写的内容将会丢失。',
  form: { 1: '登录密码', 2: '支付密码' },
  old: { 1: '旧登录密码', 2: '旧支付密码' },
  fresh: { 1: '新登录密码', 2: '新支付密码' },
  confirmPass: '确认密码',
  atLeastSix: '至少 6 位',
  show: (label) => `显示${label}`,
  after: {
    1: '修改后将退出登录，请用新密码重新登录。',
    2: '每次提现和绑定新卡时使用。',
  },
  change: '修改密码',
  noAnswer: '未收到回应。新密码可能已生效，若旧密码无效请试新密码。',
  forgotten: '忘记密码？请联系客服。',
  changed: '密码修改成功！',
  rules: {
    oldMissing: '请输入旧密码',
    newMissing: '请输入新密码',
    confirmMissing: '请输入确认密码',
    oldShort: '请输入正确的旧密码长度',
    newShort: '请输入正确的新密码长度',
    confirmDiffers: '两次密码不一致！',
    sameAsOld: '新旧密码不能一致！',
  },
};
