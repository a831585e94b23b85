import type { Translation } from '@parlour/platform';
import type { vipTexts } from './vipTexts';

export const vip: Translation<typeof vipTexts> = {
  loading: '加载中',
  failed: '等级加载失败',
  failedText: '请稍后重试。',
  retry: '重试',
  none: '暂无等级',
  noneText: 'VIP 等级公布后会显示在这里。',
  levels: 'VIP 等级',
  level: (level) => `VIP ${level}`,
  reachedLevel: (level) => `VIP ${level}，已达成`,
  relation: {
    own: '当前等级',
    below: (own) => `您当前为 VIP ${own}`,
    next: (own) => (own === 0 ? '您的第一个等级' : `VIP ${own} 的下一等级`),
    above: (steps) => `比您高 ${steps} 级`,
    unknown: '会员等级之一',
  },
  reached: '已达成',
  logIn: '登录查看您的进度',
  recharge: '充值',
  flow: '流水',
  rebates: '各类游戏返水',
  category: {
    realperson: '真人',
    sport: '体育',
    e_sport: '电竞',
    joker: '棋牌',
    electron: '电子',
    lottery: '彩票',
  },
  rulesTitle: 'VIP 规则',
  rules: ['每天最多晋升一级，不可越级。', '90 天内未达到保级流水将降级。', 'VIP 返水在结算后 24 小时内发放，一倍流水即可提现。'],
};
