import type { Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import { aWhile, steady } from '../support/screens/watching';
import { expect, test } from '../support/test';

const atHome = ({ hash }: URL) => /^(#\/)?$/.test(hash);

/** The bodies of the calls to a path, as they leave. */
function callsTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test(
  'leads home → category → game → back to the same place, without asking again and without a flash',
  { tag: '@lobby' },
  async ({ member: { page, complaints } }) => {
    await page.getByRole('button', { name: 'Fishing', exact: true }).click();
    await page.waitForFunction(() => document.querySelector('[aria-current]')?.textContent === 'Fishing');
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(scrolled).toBeGreaterThan(500);
    const game = page.getByRole('region', { name: 'Fishing' }).getByRole('button', { name: /^Golden Koi/ });
    await steady(page, scrolled);
    // Some drivers scroll to what they click.
    await page.evaluate(() =>
      addEventListener('pointerdown', () => Object.assign(window, { place: scrollY }), { capture: true, once: true }),
    );
    const lists = ['/api/app/hall_list', '/api/game/list', '/api/bannerList', '/api/homenotice'].map((path) =>
      callsTo(page, path),
    );
    const asked = callsTo(page, '/api/getGameUrl');
    const ended = callsTo(page, '/api/game-end');

    await game.click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Bet', exact: true }).waitFor();
    const played = { plat_name: 'FG', game_type: 0, game_code: 'golden-koi' };
    expect(asked).toEqual([{ ...played, is_mobile_url: 1 }]);
    expect(ended).toEqual([]);

    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('main [aria-busy]')) seen.push('busy');
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(atHome);
    await expect.poll(scrolled).toBe(await page.evaluate(() => Reflect.get(window, 'place')));
    expect(lists).toEqual([[], [], [], []]);
    expect(ended).toEqual([played]);
    await page.getByRole('tab', { name: 'recent' }).click();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Golden Koi/ })
      .waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test(
  'a player who returns sees what is in the window in the first frame, and what is below is laid out after it',
  { tag: '@deep' },
  async ({ member: { page } }) => {
    // At once, so that the sections above are never in the window.
    await page.getByRole('region', { name: 'Fishing' }).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await page.waitForFunction(() => document.querySelector('[aria-current]')?.textContent === 'Fishing');
    await page.evaluate(() => location.assign('#/mine'));
    await page.getByText('Log out').waitFor();
    const frames = await page.evaluate(async () => {
      const seen: { below: string[]; elsewhere: string[] }[] = [];
      history.back();
      while (!seen.at(-1)?.below.every((state) => state === 'auto')) {
        await new Promise(requestAnimationFrame);
        const sections = [...document.querySelectorAll<HTMLElement>('#main section > [style*="--rows"]')];
        if (sections.length === 0) continue;
        const statesOf = (isBelow: boolean) => {
          const found = sections.filter((section) => section.getBoundingClientRect().top > innerHeight === isBelow);
          return [...new Set(found.map((section) => getComputedStyle(section).contentVisibility))];
        };
        seen.push({ below: statesOf(true), elsewhere: statesOf(false) });
      }
      return seen;
    });
    expect(frames.at(0)).toEqual({ below: ['hidden'], elsewhere: ['auto'] });
    expect(frames.filter(({ elsewhere }) => elsewhere.join() !== 'auto')).toEqual([]);

    // By the bar, home begins at its top.
    await page.evaluate(() => location.assign('#/mine'));
    await page.getByText('Log out').waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-current]')?.textContent === 'Hot' && scrollY === 0);
  },
);

test(
  'keeps home as it was left, out of the page while another screen is shown',
  { tag: '@deep' },
  async ({ member: { page, complaints } }) => {
    const left = await page.getByRole('tabpanel').elementHandle();
    await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).click();
    await page.getByRole('heading', { name: 'Offers' }).first().waitFor();
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.getByRole('tabpanel').count()).toBe(0);
    await page.goBack();
    await page.getByRole('tabpanel').waitFor();
    expect(await page.evaluate((panel) => panel?.isConnected, left)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(complaints).toEqual([]);
  },
);

test('leaves a game that navigated itself with one tap', { tag: '@deep' }, async ({ member: { page } }) => {
  await page
    .getByRole('region', { name: 'Hot' })
    .getByRole('button', { name: /^Golden Koi/ })
    .click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Bet', exact: true }).waitFor();
  const before = await page.evaluate(() => history.length);
  for (const place of ['one', 'two']) {
    await page.frames()[1]?.evaluate((hash) => {
      location.hash = hash;
    }, place);
  }
  await page.waitForFunction((length) => history.length === length + 2, before);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(atHome);
  await page.getByRole('tab', { name: 'hot' }).waitFor();
});

test('ends the game when its tab is closed', { tag: '@deep' }, async ({ member: { page }, site }) => {
  await page.goto('/#/gamePage?name=FG&type=0&code=golden-koi');
  await page.frameLocator('iframe').getByRole('button', { name: 'Bet', exact: true }).waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem('api_token'));
  const frame = await page.locator('iframe').getAttribute('src');
  const isRunning = async () => (await (await fetch(new URL(frame ?? '', site.url))).text()).includes('class="bet"');
  expect(await isRunning()).toBe(true);
  await page.close({ runBeforeUnload: true });
  await expect.poll(isRunning).toBe(false);
  expect(token).toBeTruthy();
});

test(
  'shows the fifteen built-in games when both lists fail, and the real ones after a retry',
  { tag: ['@deep', '@engines'] },
  async ({ phone: { page } }) => {
    await page.route(/\/api\/(app\/hall_list|game\/list)/, (route) => route.fulfill({ status: 502, body: '<html>' }));
    await page.goto('/');
    await page.getByText('Not all games could be loaded').waitFor();
    const hot = page.getByRole('region', { name: 'Hot' });
    expect(await hot.getByRole('listitem').count()).toBe(15);
    await page.unroute(/\/api\/(app\/hall_list|game\/list)/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Not all games could be loaded').waitFor({ state: 'detached' });
    await hot.getByRole('listitem').nth(14).waitFor();
    expect(await hot.getByRole('listitem').count()).toBe(15);
    expect(await hot.locator('img').count()).toBe(15);
  },
);

test('plays the intro once, muted, and lets the player in at its end', { tag: ['@deep', '@engines'] }, async ({ openPhone }) => {
  const { page, complaints } = await openPhone({ hasIntro: true });
  // Noted in the page: a driver that is slower than four seconds would find the film gone.
  await page.addInitScript(() => {
    const seen = { muted: false, opened: false };
    Object.assign(window, { seen });
    const isOpen = () => Boolean(document.querySelector('dialog[open]:not([inert]) video'));
    new MutationObserver(() => (seen.opened ||= isOpen())).observe(document, { subtree: true, attributeFilter: ['open'] });
    document.addEventListener('playing', ({ target }) => (seen.muted = target instanceof HTMLVideoElement && target.muted), true);
  });
  await page.goto('/');
  const film = page.locator('video');
  await film.waitFor({ state: 'attached' });
  await page.waitForFunction(() => Reflect.get(window, 'seen').opened);
  await film.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ muted: true, opened: true });
  await page.reload();
  await page.getByRole('tab', { name: 'hot' }).waitFor();
  // A film would lie over it.
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await film.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test(
  'a player who taps ten times a second from the first paint on is met by no film, and then by the message',
  { tag: '@deep' },
  async ({ openPhone }) => {
    const { page, complaints } = await openPhone({ hasIntro: true });
    await page.route('**/api/app', async (route) => {
      const response = await route.fetch();
      const { data, ...envelope } = await response.json();
      const words = { index_modal: 1, webcontent: '<p>Tonight</p>' };
      await route.fulfill({ response, json: { ...envelope, data: { ...data, ...words } } });
    });
    await page.addInitScript(() => {
      const taps = { missed: [] as string[], made: 0 };
      Object.assign(window, { taps });
      // A place of home on which a tap does nothing.
      const place = { clientX: 2, clientY: 200, bubbles: true, cancelable: true, detail: 1 };
      const timer = setInterval(() => {
        const target = document.elementFromPoint(place.clientX, place.clientY);
        if (document.querySelector('h1') === null || target === null) return;
        if (target.closest('dialog')) taps.missed.push(target.outerHTML.slice(0, 80));
        target.dispatchEvent(new PointerEvent('pointerdown', place));
        target.dispatchEvent(new MouseEvent('click', place));
        taps.made += 1;
        if (taps.made === 50) clearInterval(timer);
      }, 100);
    });
    await page.goto('/');
    await page.waitForFunction(() => Reflect.get(window, 'taps').made === 50);
    expect(await page.evaluate(() => Reflect.get(window, 'taps'))).toEqual({ missed: [], made: 50 });
    await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
    expect(await page.locator('video').count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test(
  'a browser that plays no WebM, as the operator’s is, plays the site’s own intro as MP4, which can be paused',
  { tag: '@deep' },
  async ({ openPhone }) => {
    const { page, complaints } = await openPhone({ hasIntro: true });
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = (type) => (type.startsWith('video/webm') ? '' : 'probably');
    });
    await page.goto('/');
    const film = page.locator('video');
    await film.waitFor();
    await expect(film).toHaveAttribute('src', /\.mp4$/);
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
    await page.getByRole('dialog', { name: 'Intro' }).getByRole('button', { name: 'Pause' }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole('button', { name: 'Play' }).click();
    await film.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  },
);

test(
  'a red packet that answers after the player went elsewhere takes nobody back',
  { tag: '@deep' },
  async ({ member: { page } }) => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/app', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Red packet' }).click();
    await page.getByRole('link', { name: 'offers' }).click();
    await page.waitForURL(({ hash }) => hash === '#/activity');
    const answered = page.waitForResponse('**/api/app');
    answer();
    await answered;
    await aWhile(page);
    expect(new URL(page.url()).hash).toBe('#/activity');
  },
);

test('does not move while it loads', { tag: '@deep' }, async ({ phone: { page } }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Baccarat/ })
    .first()
    .waitFor();
  await aWhile(page, 1_500);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('finds a game by either of its names', { tag: '@deep' }, async ({ phone: { page } }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search games' }).click();
  for (const text of ['Golden', '金鲤']) {
    await page.getByRole('searchbox').fill(text);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Golden Koi/ })
      .waitFor();
    await page.getByRole('searchbox').clear();
  }
});

for (const [who, last] of [
  ['a visitor', 'Log in'],
  ['a member', 'Log out'],
] as const) {
  test(
    `the drawer leads ${who} everywhere`,
    { tag: who === 'a member' ? ['@lobby', '@account'] : '@deep' },
    async ({ openPhone, site }) => {
      const { page } = await openPhone({ permissions: ['clipboard-read', 'clipboard-write'] });
      if (who === 'a member') await logIn(page);
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const choose = async (name: string | RegExp) => {
        await page.goto('/#/');
        await page.getByRole('button', { name: 'Menu' }).click();
        await drawer.getByRole('button', { name }).click();
      };
      for (const [name, path] of [
        ['Member centre', '/vip'],
        ['Message centre', who === 'a member' ? '/message' : '/login?redirect=%2Fmessage'],
        ['Feedback', '/kefu'],
        ['About', '/abouts'],
      ] as const) {
        await choose(name);
        await page.waitForURL(({ hash }) => hash === `#${path}`);
      }
      await choose(/^Permanent domain/);
      await page
        .getByRole('status')
        .filter({ hasText: /^复制成功！$/ })
        .waitFor();
      const app = await (await fetch(`${site.url}/api/app`, { method: 'POST' })).json();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.data.h5_url);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await choose(last);
      if (who === 'a member') await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
      await page.waitForURL(({ hash }) => hash === '#/login');
    },
  );
}
