import { openHeard } from './announcements';
import { focusComesTo, focused, press, tabTo } from './keyboard';
import { at, open } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';

test(
  'prizes without a pointer: red packets are won, their records read, and a rebate is claimed',
  { tag: '@deep' },
  async ({ openPhone, operator }) => {
    const member = await operator.register();
    await member.deposit('6000');
    await member.bet('5000');
    const { page, complaints, liveRegions } = await openHeard(openPhone, member);
    await page.locator('button', { hasText: 'Skip to content' }).waitFor({ state: 'attached' });
    const sum = async () => Number((await member.call<{ balance: string }>('balance')).balance);
    /** Waits for the balance; gives it as it was said, beside all else that was said. */
    const hearBalance = async () => {
      const all = await liveRegions.waitFor(/^Balance/);
      return all.map((said) => (said.startsWith('Balance') ? Number(said.replace(/[^\d.]/g, '')) : said));
    };
    const won = /^恭喜 · You won ¥\d+\.\d\d$/;

    // The paper takes the focus and says what was won; the balance follows, once, and nothing else is said.
    await open(page, '/hongbao');
    await liveRegions.waitFor('红包 Red packet');
    await tabTo(page, 'button', '开');
    await page.keyboard.press('Space');
    await page.getByRole('group', { name: won }).waitFor();
    await focusComesTo(page, 'group', won);
    expect(await hearBalance()).toEqual([await sum()]);
    await press(page, 'button', 'Open another · 2 left');
    await page.getByRole('button', { name: 'Open another · 1 left' }).waitFor();
    await focusComesTo(page, 'group', won);
    expect(await hearBalance()).toEqual([await sum()]);
    await tabTo(page, 'button', 'Close', { back: true });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open a red packet' }).waitFor();
    expect((await focused(page)).role).not.toBe('document');

    // Both stand in the records, which lead to the next one.
    await press(page, 'link', 'My red packets');
    await at(page, '/welfare');
    await liveRegions.waitFor('红包 Red packets', 'Shown: 2');
    await press(page, 'link', '前往领取');
    await liveRegions.waitFor('红包 Red packet');

    // The rebate: it is said, its button keeps the focus, and each filter says what it finds.
    await open(page, '/fanshui');
    await liveRegions.waitFor('返水 Rebates', 'Shown: 1');
    await press(page, 'button', 'Claim');
    expect(await hearBalance()).toEqual(['领取成功 ¥30.00', await sum()]);
    await focusComesTo(page, 'button', 'Claim');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('暂无领取额度！');
    await tabTo(page, 'radio', 'All platforms');
    await page.keyboard.press('ArrowRight');
    await liveRegions.waitFor('No rebates here');
    await page.keyboard.press('Home');
    await liveRegions.waitFor('Shown: 1');
    expect(complaints).toEqual([]);
  },
);
