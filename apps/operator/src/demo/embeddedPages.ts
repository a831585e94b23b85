interface EmbeddedPage {
  readonly path: string;
  readonly title: string;
  readonly body: string;
  /** Script in `pages/`, if the page needs one. */
  readonly script?: string;
}

const head = (title: string, under: string) =>
  `<header class="head"><img src="/demo/mark.svg" alt=""><div><h1>${title}</h1><p>${under}</p></div></header>`;

const sponsor = (banner: string, title: string, paragraphs: readonly string[], details: Record<string, string>) =>
  `<main><img class="hero" src="/demo/banners/${banner}.svg" alt="" width="716" height="328">${head(title, 'Ardelle · 赞助')}` +
  `<section class="card">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</section>` +
  `<section class="card"><h2>At a glance 概览</h2><dl>${Object.entries(details)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')}</dl></section></main>`;

/** The pages that the site shows in frames. */
export const embeddedPages: readonly EmbeddedPage[] = [
  {
    path: '/demo/service/',
    title: 'Customer service',
    body:
      `<main>${head('Customer service', '在线客服 · day and night')}<ul class="chat" aria-live="polite"><li>Good to see you. How can I help? 您好，请问有什么可以帮您？</li></ul>` +
      '<div class="topics"><button type="button">Deposit 充值</button><button type="button">Withdrawal 提款</button><button type="button">Rebate 返水</button><button type="button">Password 密码</button></div>' +
      '<form class="write"><input name="words" aria-label="Message" placeholder="Write here 请输入" maxlength="200" autocomplete="off"><button>Send</button></form></main>',
    script: 'service.js',
  },
  {
    path: '/demo/sponsor/1/',
    title: 'Northbank FC',
    body: sponsor(
      'cup',
      'Northbank FC',
      [
        'Ardelle has lit the sleeves of Northbank FC since the season of the long winter. Every home goal plants a lamp on the river walk.',
        '携手北岸足球俱乐部，点亮每一个主场之夜。',
      ],
      { Since: '2023', Season: '38 matches', 'Lamps planted': '214' },
    ),
  },
  {
    path: '/demo/sponsor/2/',
    title: 'Koi Open',
    body: sponsor(
      'koi',
      'Koi Open',
      [
        'The Koi Open brings sixteen table-tennis players to the old river hall for one weekend. Tickets are free; the tea is not.',
        '锦鲤公开赛，十六位选手，一个周末。',
      ],
      { Since: '2024', Players: '16', Hall: 'Old River Hall' },
    ),
  },
  {
    path: '/demo/agent/',
    title: 'Agent login',
    body:
      `<main>${head('Agent login', '代理登录')}<form class="card"><label>Agent name 代理账号<input name="agent" maxlength="32" autocomplete="username"></label>` +
      '<label>Password 密码<input name="password" type="password" maxlength="32" autocomplete="current-password"></label><button>Log in</button><p role="status"></p></form></main>',
    script: 'agent.js',
  },
  {
    path: '/demo/app/',
    title: 'Ardelle for your phone',
    body: `<main>${head('Ardelle for your phone', '手机客户端')}<section class="card"><p>Open the browser’s share menu and choose “Add to Home Screen”. That is the whole app: it updates itself.</p><p>在浏览器分享菜单中选择“添加到主屏幕”，即可安装。</p></section></main>`,
  },
];
