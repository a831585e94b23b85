import { defineTexts } from '@parlour/platform';

export const agencyTexts = defineTexts({
  id: 'agency',
  default: {
    leave: 'Leave this page? What you typed will be lost.',
    form: 'Affiliate programme',
    about: 'Apply to become an agent of the house. Say why in a few words.',
    reason: 'Reason',
    reasonHint: 'up to 32 characters',
    reasonPlaceholder: 'Why you apply',
    apply: 'Apply',
    applied: '提交成功，等待后台审核',
    underReview: 'Your application is under review',
    service: 'Customer service',
    terms: '代理加盟',
    rules: {
      mobileWrong: '请输入正确手机号',
      reasonMissing: '请输入申请理由',
    },
  },
});

export type AgencyRuleTexts = (typeof agencyTexts)['default']['rules'];
