import type { Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import type { Phone } from '../support/browser/phone';
import type { Site } from '../support/site/site';
import { expect, test } from '../support/test';

/** The files of words that the page asked for: `zh of records`. */
function watchWords(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, app, language] = /\/assets\/([a-z]+)\/.*\/(?:__federation_expose_)?(zh|en)\.\w+\.js/.exec(request.url()) ?? [];
    if (app !== undefined) asked.push(`${language} of ${app}`);
  });
  return asked;
}

const choice = (page: Page) => page.getByRole('radiogroup', { name: '语言 · Language' });
const choose = (page: Page, name: string) => choice(page).getByRole('radio', { name }).click();
const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** A page whose phone remembers Chinese. */
async function openInChinese(phone: Phone, site: Site) {
  await phone.page.context().addCookies([{ name: 'parlour.language', value: 'zh', url: site.url }]);
  return phone;
}

test(
  'the drawer changes the words where the player is, without a reload, and the choice stays',
  { tag: ['@lobby', '@records'] },
  async ({ phone: { page, complaints } }) => {
    const asked = watchWords(page);
    await logIn(page);
    await page.getByRole('tab', { name: 'recent' }).click();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    expect([asked, await spoken(page)]).toEqual([[], 'zh-CN']);

    await page.getByRole('button', { name: 'Menu' }).click();
    await choose(page, '中文');
    await page.getByRole('status').filter({ hasText: '已切换为中文' }).waitFor();
    await page.getByRole('dialog', { name: '菜单' }).getByText('会员中心').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByText('首页').waitFor();
    await page.getByRole('tab', { name: '最近', selected: true }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    expect(asked.toSorted()).toEqual(['zh of lobby', 'zh of shell']);

    await page.goto('/#/betRecord');
    await page.getByRole('heading', { name: '投注记录' }).waitFor();
    await page.getByRole('radio', { name: '近7天' }).waitFor();
    expect(asked.toSorted()).toEqual(['zh of lobby', 'zh of records', 'zh of shell']);

    asked.splice(0);
    await page.reload();
    await page.getByRole('heading', { name: '投注记录' }).waitFor();
    await page.getByRole('radio', { name: '近7天' }).waitFor();
    expect(asked.toSorted()).toEqual(['zh of records', 'zh of shell']);

    await page.goto('/#/');
    await page.getByRole('button', { name: '菜单' }).click();
    await choose(page, 'English');
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Member centre').waitFor();
    expect(await spoken(page)).toBe('en');
    await choose(page, '中 · EN');
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Permanent domain').waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'parlour.language')?.value).toBe('default');
    expect(complaints).toEqual([]);
  },
);

test('the member’s page changes its words in its place', { tag: '@deep' }, async ({ openPhone }) => {
  const { page, complaints } = await openPhone({ viewport: { width: 390, height: 500 } });
  await logIn(page);
  await page.goto('/#/mine');
  await page.getByRole('navigation', { name: 'Your account' }).waitFor();
  await choice(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await choose(page, '中文');
  await page.getByRole('navigation', { name: '我的账户' }).waitFor();
  await choice(page).getByRole('radio', { name: '中文', checked: true }).waitFor();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(24);
  expect(complaints).toEqual([]);
});

test(
  'a page that begins in another language never shows the contract’s words, and fetches no others',
  { tag: '@deep' },
  async ({ phone, site }) => {
    const { page, complaints } = await openInChinese(phone, site);
    const asked = watchWords(page);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const words = [...document.querySelectorAll('nav')].map((nav) => nav.textContent).join(' ');
        if (/Home|Recharge/.test(words)) seen.push(words);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto('/');
    await page.getByRole('tab', { name: '热门' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
    expect(asked.toSorted()).toEqual(['zh of lobby', 'zh of shell']);
    expect(complaints).toEqual([]);
  },
);

test(
  'a screen whose translations do not load shows the default texts; its title comes with the manifest',
  { tag: '@deep' },
  async ({ phone, site }) => {
    const { page } = await openInChinese(phone, site);
    await page.route(/__federation_expose_zh/, (route) => route.abort());
    await logIn(page);
    await page.goto('/#/betRecord');
    await page.getByRole('radio', { name: '7 days' }).waitFor();
    await page.getByRole('heading', { name: '投注记录' }).waitFor();
  },
);

test('words that hang keep no screen waiting', { tag: '@deep' }, async ({ phone, site }) => {
  const { page } = await openInChinese(phone, site);
  await page.route(/\/(__federation_expose_)?zh\.\w+\.js/, () => undefined);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'hot' }).waitFor();
});

test(
  'a cached home shows the language that was chosen on another screen',
  { tag: ['@deep', '@engines'] },
  async ({ member: { page } }) => {
    await page.goto('/#/mine');
    await choose(page, '中文');
    await page.getByRole('navigation', { name: '我的账户' }).waitFor();
    // Nothing is touched that would fetch the words.
    await page.goBack();
    await page.getByRole('tab', { name: '热门' }).waitFor();
  },
);
