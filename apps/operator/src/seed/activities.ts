import type { activities, activityTypes, banners } from '../database/schema';

export const bannerRows: (typeof banners.$inferInsert)[] = ['cup', 'koi', 'first', 'slots'].map((name) => ({
  src: banner(name),
}));

export const activityTypeRows: (typeof activityTypes.$inferInsert)[] = [
  { id: 1, name: 'New member' },
  { id: 2, name: 'Sports' },
  { id: 3, name: 'Slots' },
  { id: 4, name: 'Rebate' },
  { id: 5, name: 'Fishing' },
];

const houseRule = 'One account, one household, one device. The house may close an offer early. 最终解释权归平台所有。';

export const activityRows: (typeof activities.$inferInsert)[] = [
  {
    typeId: 1,
    title: 'First deposit, doubled warmth',
    needRecharge: '100',
    needDays: 3650,
    banner: banner('first'),
    content: offer('首存礼遇 · for new members', [
      'Deposit for the first time with any method; <strong>¥100</strong> or more counts.',
      'The house adds 100 % up to <strong>¥888</strong> to your central wallet within one hour.',
      '首存彩金需完成八倍流水，即可申请提款。',
    ]),
    memo: `<p>${houseRule}</p>`,
  },
  {
    typeId: 3,
    title: 'Seven week 老虎机狂欢周',
    needFlow: '200',
    needCategory: 'concise',
    needDays: 7,
    banner: banner('slots'),
    content: offer('老虎机狂欢周 · Monday to Sunday', [
      'Play any PP or FG slot during the week; each spin of ¥2 or more counts.',
      'Three sevens in one spin pay up to <strong>¥8,888</strong> on top of the win, within 24 hours.',
      '每位会员每日最多领取三次，奖金三倍流水即可提款。',
    ]),
    memo: '<p>One account, one household, one device. The house may close the week early. 最终解释权归平台所有。</p>',
  },
  {
    typeId: 2,
    title: 'Cup nights 世界杯之夜',
    needFlow: '500',
    needCategory: 'sport',
    needDays: 7,
    banner: banner('cup'),
    content: offer('世界杯之夜 · every match night', [
      'Bet on any football match of OB Sports before kick-off; odds of 1.50 or more count.',
      'Five correct tickets in one week bring <strong>¥588</strong>, seven bring <strong>¥1,888</strong>.',
      '走盘、取消及对冲投注不计入有效场次。',
    ]),
    memo: `<p>Tickets are counted by their settlement day, Beijing time. ${houseRule}</p>`,
  },
  {
    typeId: 4,
    title: 'Daily rebate 1.2 %',
    banner: banner('rebate'),
    content: offer('天天返水 · no upper limit', [
      'Every settled bet earns a rebate by room and VIP level, up to <strong>1.2 %</strong> on slots.',
      'It is counted at once and waits in the rebate centre until you claim it.',
      '返水一倍流水即可提款，无需申请。',
    ]),
    memo: '<p>Void and hedged bets earn nothing. 无效注单及对冲投注不享受返水。</p>',
  },
  {
    typeId: 5,
    title: 'The golden koi 金鲤送好礼',
    needFlow: '50000',
    needCategory: 'fishing',
    banner: banner('koi'),
    content: offer('金鲤送好礼 · all month', [
      'Catch golden koi in any FG fishing room; every catch is a point.',
      '50 points bring <strong>¥68</strong>, 200 bring <strong>¥388</strong>, 1,000 bring <strong>¥2,888</strong>.',
      '积分每日零点清零，奖金次日十二点前派发。',
    ]),
    memo: `<p>Points are kept per member and room. ${houseRule}</p>`,
  },
  {
    typeId: 3,
    title: 'Weekend reels 周末加赠',
    needRecharge: '500',
    needDays: 3,
    banner: banner('slots'),
    content: offer('周末加赠 · Friday to Sunday', [
      'Deposit <strong>¥500</strong> or more on a weekend day and choose PP Slots or AE Cards.',
      'Apply here; the house adds <strong>18 %</strong>, at most <strong>¥1,288</strong> a day.',
      '加赠金额需完成十倍流水，每日限申请一次。',
    ]),
    memo: `<p>${houseRule}</p>`,
  },
];

function banner(name: string): string {
  return `/demo/banners/${name}.svg`;
}

function offer(when: string, steps: readonly string[]): string {
  return `<p>${when}</p><h3>活动内容</h3><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;
}
