import { expect, test } from '../support/test';

const LONG = 'Industrial and Commercial Rooms of Northbank';
const UNBROKEN = 'Nordbankwetthallenbetriebsgesellschaft';

test.use({ viewport: { width: 320, height: 700 }, locale: 'en' });

test(
  'long names of an operator cover no button and leave no page',
  { tag: ['@wallet', '@records', '@deep'] },
  async ({ member }) => {
    const { page } = member;
    await page.route(/\/api\/(balancelist|getcard|user)$/, async (route) => {
      const reply = await (await route.fetch()).json();
      const rename = (row: object) => ({ ...row, name: LONG, bank: UNBROKEN });
      const data = Array.isArray(reply.data) ? reply.data.map(rename) : { ...reply.data, realname: LONG };
      await route.fulfill({ json: { ...reply, data } });
    });
    const widthOf = async (part: ReturnType<typeof page.locator>) => (await part.boundingBox()) ?? { x: 0, width: 0 };

    await page.goto('/#/betRecord');
    await page.reload();
    const picker = page.getByRole('combobox', { name: 'Platform' });
    await expect(picker).toContainText(LONG);
    await expect.poll(async () => (await widthOf(picker)).x + (await widthOf(picker)).width).toBeLessThanOrEqual(320 - 16);

    await page.goto('/#/cards?type=1');
    const name = page.getByText(UNBROKEN).first();
    const unbind = await widthOf(page.getByRole('button', { name: /解绑/ }).first());
    const right = await name.evaluate((element) => element.getBoundingClientRect().left + element.scrollWidth);
    expect(right).toBeLessThanOrEqual(unbind.x);

    await page.goto('/#/addBankCard');
    await page.getByRole('button', { name: `Use ${LONG}` }).waitFor();
    expect((await widthOf(page.locator('input[name=bank_owner]'))).width).toBeGreaterThan(80);
  },
);

test(
  'an amount of twelve digits is not covered by the button that swaps the wallets',
  { tag: ['@wallet', '@deep'] },
  async ({ member: { page } }) => {
    const balance = '999999999999.99';
    await page.route(/\/api\/balance(list)?$/, async (route) => {
      const reply = await (await route.fetch()).json();
      const data = Array.isArray(reply.data) ? reply.data.map((venue: object) => ({ ...venue, balance })) : { balance };
      await route.fulfill({ json: { ...reply, data } });
    });
    await page.goto('/#/transfer');
    await page.reload();
    const sum = page.locator('[aria-label="¥999,999,999,999.99"]').first();
    const swap = page.getByRole('button', { name: 'Swap' });
    const gap = async () =>
      ((await swap.boundingBox())?.x ?? 0) - (await sum.evaluate((one) => one.getBoundingClientRect().right));
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  },
);

test('a long stake stands beside the status of its bet, and not over it', { tag: ['@records', '@deep'] }, async ({ member }) => {
  const { page } = member;
  await page.setViewportSize({ width: 340, height: 700 });
  await page.route(/\/api\/betrecord$/, async (route) => {
    const reply = await (await route.fetch()).json();
    const data = reply.data.data.map((row: object) => ({ ...row, bet_amount: '123456789.00', status: 2 }));
    await route.fulfill({ json: { ...reply, data: { ...reply.data, data } } });
  });
  await page.goto('/#/betRecord');
  const row = page.locator('main li').first();
  const stake = row.getByText(/123,456,789/);
  const chip = row.getByText('Unsettled');
  const gap = async () => {
    const [words, status] = await Promise.all([stake.boundingBox(), chip.boundingBox()]);
    const isBelow = (status?.y ?? 0) >= (words?.y ?? 0) + (words?.height ?? 0);
    return isBelow ? 0 : (status?.x ?? 0) - ((words?.x ?? 0) + (words?.width ?? 0));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
