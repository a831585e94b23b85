import { defineTexts } from '@parlour/platform';

export const passwordTexts = defineTexts({
  id: 'password',
  default: {
    leave: 'Leave this page? What you typed will be lost.',
    form: { 1: 'Login password', 2: 'Withdrawal password' },
    old: { 1: 'Old login password', 2: 'Old withdrawal password' },
    fresh: { 1: 'New login password', 2: 'New withdrawal password' },
    confirmPass: 'Confirm password',
    atLeastSix: 'at least 6 characters',
    show: (label: string) => `Show ${label.toLowerCase()}`,
    after: {
      1: 'You are logged out and log in again with the new password.',
      2: 'Asked at every withdrawal and for every new card.',
    },
    change: 'Change password',
    noAnswer: 'No answer came. The new password may hold already: try it if the old one is refused.',
    forgotten: 'Forgotten? Ask customer service.',
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
  },
});

export type PasswordRuleTexts = (typeof passwordTexts)['default']['rules'];
