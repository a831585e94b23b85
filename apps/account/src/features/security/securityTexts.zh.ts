import type { Translation } from '@parlour/platform';
import type { securityTexts } from './securityTexts';

export const security: Translation<typeof securityTexts> = {
  profile: '个人资料',
  complete: '已完善',
  missing: (count) => `${count} 项待完善`,
  noContact: '手机、邮箱和生日',
  cards: '卡包',
  cardsText: '银行卡和 USDT 地址',
  login: '登录密码',
  loginText: '用于登录账户',
  withdrawal: '支付密码',
  withdrawalText: '每次提现时使用',
  note: '请勿将密码告诉任何人，包括客服。',
};
