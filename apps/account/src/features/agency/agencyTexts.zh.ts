import type { Translation } from '@parlour/platform';
import type { agencyTexts } from './agencyTexts';

export const agency: Translation<typeof agencyTexts> = {
  form: '代理加盟',
  about: '邀请玩家加入，共享收益。请简单说明理由，每份申请都有专人审核。',
  reason: '申请理由',
  reasonHint: '最多 32 个字符',
  reasonPlaceholder: '您将邀请哪些玩家',
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
