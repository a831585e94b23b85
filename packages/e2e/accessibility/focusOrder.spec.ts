import { notReached } from './focusLook';
import { focusOrder, type SeenStop } from './keyboard';
import { memberOrders } from './memberOrders';
import { goTo, prepare, settle } from '../support/screens/screenWatch';
import { visitorOrders } from './visitorOrders';
import { routeOf, screensOf } from '../support/screens/sweptScreens';
import { expect, test } from '../support/test';

/** What the operator has to say is not ours. */
const NEWS = /^(USDT deposits).*/;

/** The stops as they are written in the table: sums and dates as #, neighbouring rows of a list as one. */
function lines(stops: readonly SeenStop[]): readonly string[] {
  const rows = (from: number) => {
    const length = stops.slice(from).findIndex(({ isRow }) => !isRow);
    return stops.slice(from, length < 0 ? undefined : from + length);
  };
  return stops.flatMap(({ role, name, isRow }, index) => {
    if (!isRow) return [`${role} ${name.replace(/\d[\d,.:]*/g, '#').replace(NEWS, '$1')}`.trim()];
    if (stops[index - 1]?.isRow) return [];
    return [`rows of ${[...new Set(rows(index).map((row) => row.role))].join(' and ')}`];
  });
}

const flawsIn = (stops: readonly SeenStop[]) =>
  stops.flatMap(({ role, name, flaws }) =>
    [...flaws, ...(name === '' ? ['no name'] : [])].map((flaw) => `${role} ${name}: ${flaw}`),
  );

const ordered = new Set([...Object.keys(visitorOrders), ...Object.keys(memberOrders)].map(routeOf));
/** Screens whose order is not written down: it is the order of the page. */
const unordered = screensOf('member').flatMap(({ path }) => (ordered.has(routeOf(path)) ? [] : [path]));

for (const [who, orders, others] of [
  ['a visitor', visitorOrders, []],
  ['a member', memberOrders, unordered],
] as const) {
  test(
    `the focus goes for ${who} through each screen as it is read, is seen at each stop, and comes out again`,
    { tag: '@deep' },
    async ({ openPhone, operator }) => {
      const member = who === 'a member' ? await operator.register() : undefined;
      const { page, complaints } = await openPhone({ reducedMotion: 'reduce' });
      const token = member && (await member.call<{ api_token: string }>('login_pc', member)).api_token;
      await page.addInitScript(prepare, { token, hurry: 1 });
      await page.goto('/#/usdtmore');
      await page.locator('button', { hasText: 'Skip to content' }).waitFor();
      const found: Record<string, readonly string[]> = {};
      const flaws: Record<string, readonly string[]> = {};
      for (const path of [...Object.keys(orders), ...others]) {
        const order = path.includes('ORDER')
          ? await member?.call<{ deposit_no: string }>('recharge', { paytype: 'usdt', amount: '300.13', catepay: 'TRC20' })
          : undefined;
        await page.evaluate(goTo, { path: path.replace('ORDER', order?.deposit_no ?? ''), isFresh: false });
        await settle(page);
        // Whether the focus or the next page comes first to the end of a list is a race.
        for (const more = page.getByRole('button', { name: 'Load more' }); (await more.count()) > 0; await settle(page))
          await more.scrollIntoViewIfNeeded();
        // A frame takes the focus once its document is drawn.
        for (const frame of await page.locator('main iframe').all()) await frame.contentFrame().locator('body').waitFor();
        const stops = await focusOrder(page);
        // Until it is decided, a row of the records leads to its payment. One of .13 is rejected and moves no balance.
        if (order !== undefined) await operator.review();
        if (path in orders) found[path] = lines(stops);
        const wrong = [...flawsIn(stops), ...(await page.evaluate(notReached))];
        if (wrong.length > 0) flaws[path] = wrong;
      }
      expect(found).toEqual(orders);
      expect(flaws).toEqual({});
      expect(complaints).toEqual([]);
    },
  );
}
