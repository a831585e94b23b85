import { defineTexts } from '@parlour/platform';

export const profileTexts = defineTexts({
  id: 'profile',
  default: {
    form: 'Profile',
    pictureHint: 'gif or png',
    birthday: 'Birthday',
    birthdayFormat: 'YYYY-MM-DD',
    pickDay: 'Pick a date',
    email: 'Email',
    save: 'Save',
    done: '操作成功',
    leave: 'Leave without saving?',
    rules: {
      mobileWrong: '请输入正确手机号',
      emailWrong: '请输入正确邮箱号',
      birthdayWrong: '请输入正确的日期格式：YYYY-MM-DD',
      birthdayAhead: '生日不能晚于今天',
    },
  },
});

export type ProfileRuleTexts = (typeof profileTexts)['default']['rules'];
