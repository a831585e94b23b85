import type { Translation } from '@parlour/platform';
import type { profileTexts } from './profileTexts';

export const profile: Translation<typeof profileTexts> = {
  form: '个人资料',
  pictureHint: 'gif 或 png',
  birthday: '生日',
  birthdayFormat: 'YYYY-MM-DD',
  pickDay: '选择日期',
  email: '邮箱',
  save: '保存',
  done: '操作成功',
  leave: '不保存就离开吗？',
  rules: {
    mobileWrong: '请输入正确的手机号',
    emailWrong: '请输入正确的邮箱',
    birthdayWrong: '请输入正确的日期格式：YYYY-MM-DD',
    birthdayAhead: '生日不能晚于今天',
  },
};
