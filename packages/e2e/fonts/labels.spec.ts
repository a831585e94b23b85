import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cutLabels } from './cutLabels';
import { dejavuAlone } from '../support/browser/onlyDejavuFonts';
import { goTo, prepare, settle } from '../support/screens/screenWatch';
import { root } from '../support/site/site';
import { sweep } from '../support/screens/sweep';
import { sweepMember } from '../support/screens/sweepMember';
import { screensOf, walkers } from '../support/screens/sweptScreens';
import { lookAsText } from '../support/screens/textLook';
import type { Walker } from '../support/screens/writtenScreens';
import { expect, test } from '../support/test';

/** The widest of the usual fonts, in the narrowest of the usual windows, and enlarged, too. */
const NARROW = { width: 360, height: 800 };
const languages = ['default', 'zh', 'en'] as const;

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, env: dejavuAlone() }),
});
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** What the site calls things, of all apps and in all languages; what the operator names may end in an ellipsis. */
const words = ['apps', 'packages']
  .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name, 'src')))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /Texts(\.\w+)?\.ts$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  .join('\n');

interface Look {
  readonly textSize: number;
  readonly language: (typeof languages)[number];
  readonly walker: Walker;
}

const looks = [100, 130].flatMap((textSize) =>
  languages.flatMap((language) => walkers.map((walker): Look => ({ textSize, language, walker }))),
);
/** `npm test` sees those with tabs, segments and tiles, in the language with the longest words. */
const ordinary: Look = { textSize: 130, language: 'default', walker: 'member' };
const ordinaryScreens = ['/', '/wallet', '/recharge', '/transRecord', '/message', '/mine'];

for (const { textSize, language, walker, isOrdinary } of [
  { ...ordinary, isOrdinary: true },
  ...looks.map((look) => ({ ...look, isOrdinary: false })),
]) {
  test(
    `no label of ${isOrdinary ? 'home and five more screens' : 'a screen'} is cut: a ${walker}, ${language}, text at ${textSize} %`,
    { tag: isOrdinary ? ['@lobby', '@wallet', '@records', '@account'] : '@deep' },
    async ({ openPhone, operator, site }) => {
      const { token, order } = await sweepMember(operator);
      const { page } = await openPhone({ viewport: NARROW, reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'parlour.language', value: language, url: site.url }]);
      await page.addInitScript(prepare, { token: walker === 'member' ? token : undefined, hurry: 1 });
      await page.addInitScript(lookAsText, { textSize });
      await page.goto('/#/usdtmore');
      const screens = screensOf(walker)
        .filter(({ path: address }) => !isOrdinary || ordinaryScreens.includes(address))
        .map(({ path: address }) => [address, address.replace('ORDER', order)] as const);
      const faults = await sweep(screens, async (address) => {
        await page.evaluate(goTo, { path: address, isFresh: false });
        await settle(page);
        return (await cutLabels(page))
          .filter(({ label }) => words.includes(`'${label}'`))
          .map(({ label, fault }) => `${label} ${fault}`);
      });
      expect(faults).toEqual({});
    },
  );
}

/** Files of the component book. */
async function answerAsBook(page: Page): Promise<void> {
  const book = path.join(root, 'apps/book/dist');
  await page.route('http://book/**', async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname) || 'index.html';
    const file = path.join(book, name);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
  });
}

test('no label of a component is cut', { tag: '@deep' }, async ({ openPhone }) => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'book'], { cwd: root, stdio: 'ignore' });
  const { page } = await openPhone({ viewport: NARROW, reducedMotion: 'reduce', isMobile: true });
  await answerAsBook(page);
  await page.addInitScript(lookAsText, { textSize: 130 });
  const ids = readdirSync(path.join(root, 'apps/book/src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.parse(file).name);
  const rows = ids.flatMap((id) => (['en', 'zh'] as const).map((language) => [`${id} ${language}`, { id, language }] as const));
  const faults = await sweep(rows, async ({ id, language }) => {
    await page.goto(`http://book/?language=${language}#/${id}`);
    await page.locator(`[data-page=${id}]`).waitFor();
    return (await cutLabels(page)).map(({ label, fault }) => `${label} ${fault}`);
  });
  expect(faults).toEqual({});
});
