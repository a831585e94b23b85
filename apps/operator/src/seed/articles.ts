import type { articles } from '../database/schema';

type Section = readonly [heading: string, ...paragraphs: string[]];

const pages: Record<number, readonly Section[]> = {
  1: [
    [
      '如何注册与登录 · Opening an account',
      'Choose a user name, a login password and a payment password of at least six characters each. Your real name must be the name on your bank card, or a withdrawal cannot be paid.',
      '忘记登录密码时，请联系在线客服，核实身份后即可重置。',
    ],
    [
      '存款多久到账 · When does my deposit arrive?',
      'Bank transfers are reviewed by hand, usually within a few minutes. USDT arrives after the network has confirmed it: about two minutes over TRC20, ten over ERC20.',
      '请务必按照订单显示的金额转账，金额不符将延迟到账。',
    ],
    [
      '提款规则 · Withdrawals',
      'A single withdrawal is at least ¥100. Deposits have to be wagered once before they can be withdrawn; what is still missing stands on the withdrawal page.',
      '提款申请提交后，款项会被冻结直至审核完成；若审核未通过，款项将立即退回中心钱包。',
    ],
    [
      '钱包与转账 · One wallet, four venues',
      'Money lies in your central wallet or in the wallet of a venue. Transfers go between the central wallet and one venue; with auto transfer on, money follows you into the game and back.',
      '场馆之间不支持直接互转，请先转回中心钱包。',
    ],
    [
      '返水如何计算 · Rebates',
      'Every settled bet earns a rebate by room and VIP level. It is counted to the cent and can be claimed at any time in the rebate centre.',
      '无效注单、取消注单不计算返水。',
    ],
  ],
  2: [
    [
      '隐私政策 · What we keep',
      'We keep what you type into the site (name, mobile, email, cards), what you do with your money, and when you were here. Passwords are stored only as salted hashes.',
    ],
    [
      '用途 · What it is for',
      'To run your account, to pay you, to meet the law against money laundering, and to answer you when you write to us. We do not sell data, and we run no advertising network.',
    ],
    [
      '保存期限 · How long',
      '账户关闭后，交易记录依法保存五年，其余资料在三十日内删除。',
      'You may ask for a copy of everything at any time.',
    ],
  ],
  3: [
    [
      '免责说明 · Disclaimer',
      'Games of chance can cost you money. Nothing on this site is advice, and no result of the past says anything about the next one.',
    ],
    [
      '服务中断 · Interruptions',
      'Venues are run by their own companies and may close for maintenance. Open bets are then settled by the venue’s rules; stakes of void rounds come back in full.',
      '因网络中断造成的投注结果，以场馆服务器记录为准。',
    ],
    ['法律 · Where you are', '请在参与前确认您所在地区的法律允许您使用本站服务。'],
  ],
  4: [
    [
      '在线客服 · Live help',
      'Open day and night, in 中文 and English. You find it in the tab bar; the first answer takes less than a minute on most days.',
    ],
    [
      '邮箱 · Mail',
      'care@ardelle.example for your account, partners@ardelle.example for agents, press@ardelle.example for everyone else.',
    ],
    [
      '投诉 · If something went wrong',
      'Tell us the order or ticket number and what you expected to happen. 我们承诺在二十四小时内给出书面答复。',
    ],
  ],
  5: [
    [
      '代理加盟 · The programme',
      'An agent brings members and shares in what the house earns from them: 30 % of net revenue up to ¥50,000 a month, 40 % up to ¥300,000, 50 % above it.',
    ],
    [
      '结算 · Settlement',
      'Shares are counted by calendar month, Beijing time, and paid by the fifth of the next one. Negative months are carried for one month only.',
      '每月有效会员不足三人时，佣金顺延至下月合并结算。',
    ],
    [
      '规则 · Terms and rules',
      'No advertising to minors or to people who excluded themselves; no spam; no promise of winnings. One breach ends the partnership.',
      '严禁代理自开下线套取佣金，一经查实，取消全部佣金。',
    ],
    [
      '申请 · How to join',
      'Apply from your profile with a mobile number and a few words about where your members come from. We answer within two working days.',
    ],
  ],
  6: [
    [
      '隐私条款 · Privacy policy',
      'This page says how Ardelle handles personal data of members and visitors. It applies to the site, to the app, and to mail with our staff.',
    ],
    [
      '信息安全 · How we protect it',
      'Traffic is encrypted, staff see only what their work needs, and every look at a member’s file is logged.',
      '支付密码与登录密码分开保存，工作人员无法查看。',
    ],
    [
      '本地存储 · On your device',
      'The site keeps your session, your language and theme, and what you read or marked as a favourite. Logging out removes the session.',
    ],
    [
      '您的权利 · Your rights',
      'You can see, correct and delete your data, unless the law makes us keep it. 如需行使上述权利，请联系在线客服。',
    ],
  ],
  7: [
    [
      '关于我们 · A lit room in a dark street',
      'Ardelle began as a card room above a tea house. The lamp in the doorway stayed on until the last guest had left; it is still our sign.',
    ],
    [
      '七个房间 · Seven rooms',
      'Live casino, sports, fishing, card games, e-sports, slots and lottery come from four venues: OB, FG, PP and AE. One wallet opens all of them.',
      '我们只与持牌场馆合作，每一局的随机结果均由独立机构检验。',
    ],
    [
      '承诺 · What we promise',
      'Withdrawals are paid in minutes, not days. Rules fit on one page. A human answers when you ask for one.',
    ],
  ],
  8: [
    [
      '博彩责任 · Play for pleasure',
      'Play with money that you can lose and with time that you have. If it stops being a pleasure, stop.',
    ],
    [
      '自我评估 · Ask yourself',
      'Do you raise stakes to win back what you lost? Do you hide how much you play? Did you borrow to play? Two times yes means: talk to someone.',
    ],
    [
      '限制与自我排除 · Limits',
      '您可随时联系客服设置每日存款限额、每日投注限额，或申请三个月至永久的自我排除。',
      'A raised limit takes effect after 24 hours, a lowered one at once.',
    ],
    ['未成年人 · Minors', '未满十八周岁禁止参与。Parents can block this site with the filters of their phone or network.'],
  ],
};

export const articleRows: (typeof articles.$inferInsert)[] = Object.entries(pages).map(([type, sections]) => ({
  type: Number(type),
  content: sections
    .map(([heading, ...paragraphs]) => `<h3>${heading}</h3>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
    .join(''),
}));
