import type { Translation } from '@parlour/platform';
import type { agencyTexts } from './agencyTexts';

export const agency: Translation<typeof agencyTexts> = {
  leave: '离开此页吗？已填写的内容将会丢失。',
  form: '代理加盟',
  about: '申请成为代理，请简单说明理由。',
  reason: '申请理由',
  reasonHint: '最多 32 个字符',
  reasonPlaceholder: '申请代理的理由',
  apply: '提交申请',
  applied: '提交成功，等待后台审核',
  underReview: '您的申请正在审核中',
  service: '客服',
  terms: '代理加盟',
  rules: {
    mobileWrong: '请输入正确的手机号',
    reasonMissing: '请输入申请理由',
  },
};
