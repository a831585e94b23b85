import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inScratchCopy } from '../../../scripts/scratchCopy.mjs';
import {
  depositForm,
  depositTexts,
  expectFilledDeposit,
  fillDeposit,
  saveChanged,
  seenAt,
  troubles,
} from '../support/halfFilledDeposit';
import { logIn } from '../support/member';
import { field } from '../support/moneyForms';
import { readyAt } from '../support/site';
import { expect, test as base } from '../support/test';

const TIMES = 5;

interface Development {
  readonly url: string;
  /** Saves a file with a text in it changed. */
  save(file: string, from: string | RegExp, to: string): Promise<void>;
}

/** `npm run dev` in a copy of the sources. */
const test = base.extend<object, { readonly development: Development }>({
  development: [
    async ({}, use) => {
      await inScratchCopy(
        async (copy) => {
          const env = { ...process.env, PORT: '0', DATA_DIR: path.join(copy, '.parlour'), CONSOLE_TOKEN: 'token of this story' };
          const dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] });
          const save: Development['save'] = (...change) => saveChanged(copy, ...change);
          await use({ url: (await readyAt(dev)).url, save });
          dev.kill('SIGTERM');
          if (dev.exitCode === null) await once(dev, 'close');
        },
        ['.types', 'bench', 'dist', 'docs', 'pictures'],
      );
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ development }, use) => use(development.url),
});

async function openDeposit(page: Page): Promise<void> {
  await logIn(page);
  await fillDeposit(page);
}

test('a saved text is on screen at once, with the form around it as it was', async ({ phone: { page }, development }) => {
  await openDeposit(page);
  const took: number[] = [];
  for (let time = 1; time <= TIMES; time += 1) {
    const words = `Who pays, saved ${time} times`;
    const seen = seenAt(page, words);
    const savedAt = Date.now();
    await development.save(depositTexts, /depositor: '.*'/, `depositor: '${words}'`);
    took.push((await seen) - savedAt);
    await expectFilledDeposit(page);
  }
  const [median = Infinity] = took.toSorted((one, other) => one - other).slice(TIMES >> 1);
  const reloadedAt = Date.now();
  await page.reload();
  await field(page, 'amount').waitFor();
  const reloadMs = Date.now() - reloadedAt;
  process.stdout.write(`From a save to the screen: ${took.join(', ')} ms; a reload takes ${reloadMs}\n`);
  // Half a second on a machine that is left alone. How fast this one is nobody knows, but a reload is measured by the same clock.
  expect(median).toBeLessThan(reloadMs);
});

test(
  'a save of the kit, which the shell carries, is on screen without a reload',
  { tag: '@deep' },
  async ({ phone: { page }, development }) => {
    await openDeposit(page);
    const seen = seenAt(page, 'From the kit');
    const button = 'packages/ui-kit/src/components/Button.tsx';
    await development.save(button, '{children}', 'From the kit {children}');
    await seen;
    await expectFilledDeposit(page);
    await development.save(button, 'From the kit {children}', '{children}');
    await expect(page.getByText('From the kit')).toHaveCount(0);
  },
);

test('what does not build is told with its line until it is mended', { tag: '@deep' }, async ({ phone, development }) => {
  const { page } = phone;
  await openDeposit(page);
  await development.save(depositTexts, 'depositor: ', 'depositor: : ');
  await expect(troubles(page)).toContainText(depositTexts);
  await expect(troubles(page)).toContainText(/│\s+depositor: : /);
  await development.save(depositTexts, 'depositor: : ', 'depositor: ');
  await expect(troubles(page)).toHaveCount(0);
  await expectFilledDeposit(page);
});

test('what throws is told with its line in the sources until it is mended', { tag: '@deep' }, async ({ phone, development }) => {
  const { page } = phone;
  await openDeposit(page);
  const before = '  const texts = useTexts(depositTexts);\n';
  await development.save(depositForm, before, `${before}  if (texts) throw new Error('the form is torn');\n`);
  await expect(troubles(page)).toContainText('Error: the form is torn');
  await expect(troubles(page)).toContainText(/>\s+\d+ \|\s+if \(texts\) throw new Error/);
  await expect(troubles(page)).toContainText(new RegExp(`${depositForm}:\\d+`));
  await development.save(depositForm, /  if \(texts\) throw .*\n/, '');
  await expect(troubles(page)).toHaveCount(0);
  await expect(field(page, 'amount')).toBeVisible();
});
