import type { notices } from '../database/schema';

const HOUR_MS = 3_600_000;
const ON_HOME = 12;

const texts: readonly (readonly [title: string, content: string])[] = [
  ['USDT over TRC20', 'USDT deposits over TRC20 now arrive within two minutes. TRC20 充值两分钟内到账。'],
  ['红包雨今日 10:00 开启', '昨日 12:00 至今日 10:00 的充值均可参与，最多领取五次。'],
  ['Seven week', 'Three sevens in one spin pay up to ¥8,888 on top of the win, until Sunday night.'],
  ['世界杯之夜', '每晚赛事不停，连中五场即享 ¥588 彩金。'],
  ['New room: Gem Bloom', 'PP has opened Gem Bloom: four stones, nine facets, 1,024 ways.'],
  ['提款提速', '银行卡提款平均到账时间已缩短至五分钟。'],
  ['Rebates are claimable at once', 'Every settled bet is counted the moment it settles. Claim in the rebate centre.'],
  ['AE 棋牌例行维护', 'AE 棋牌将于周四 05:00 至 06:00 维护，期间请勿转入资金。'],
  ['Permanent domain', 'Keep ardelle.example: you find us there, whatever happens to a link.'],
  ['谨防假冒客服', '客服绝不会索取您的密码或验证码，请认准站内在线客服。'],
  ['Weekend reels', 'Deposit ¥500 or more from Friday to Sunday and apply for 18 % more.'],
  ['新增电竞赛事', 'Majors 秋季总决赛已开盘，支持单关与串关。'],
  ['Golden koi month', 'Points for golden koi count double on Wednesdays.'],
  ['支付宝通道恢复', '支付宝充值已恢复，单笔 50 至 5000 元。'],
  ['Two new banks', 'Transfers from 平安银行 and 兴业银行 are accepted now.'],
  ['VIP 礼遇更新', 'VIP4 及以上会员每月生日当周可领取专属礼金。'],
  ['OB Live studio', 'A second baccarat studio has opened; tables from ¥20.'],
  ['汇率公告', '今日 USDT 参考汇率 1 USDT = ¥7.20。'],
  ['Lucky 8 at a new pace', 'Lucky 8 now draws every 75 seconds, all day.'],
  ['银行卡绑定须知', '请绑定与注册姓名一致的银行卡，以免影响提款。'],
  ['Holiday service', 'Customer service stays open through the holidays, in both languages.'],
  ['代理佣金已发放', '上月代理佣金已全部发放至中心钱包。'],
  ['Fishing at night', 'Manta Bay stays open until 04:00 on weekends.'],
  ['维护完成', 'PP 电子维护已完成，所有游戏恢复正常。'],
  ['A calmer interface', 'Turn on reduced motion in your phone and the whole house keeps still.'],
  ['自我限制工具', '现可在客服处设置每日存款与投注限额。'],
  ['Dragon Tiger side bets', 'OB has added big, small, odd and even to Dragon Tiger.'],
  ['充值金额提示', '请按订单显示的金额转账，以便系统自动确认。'],
  ['Safer sign-in', 'You hear from us when your account is opened on a new device.'],
  ['开业周年', '感谢相伴一周年，全场馆返水提升 0.1 %。'],
];

/** Thirty notices, the newest an hour old; the first twelve run on the home page. */
export function noticeRows(now: Date): (typeof notices.$inferInsert)[] {
  return texts.map(([title, content], index) => ({
    title,
    content,
    isOnHome: index < ON_HOME,
    createdAt: new Date(now.getTime() - HOUR_MS * (1 + index * 19)),
  }));
}
