import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { axeFaults } from './axe';
import { openBook } from './bookPage';
import { closeBrowser } from './phone';
import { differenceOf, pack } from './pictureDifference';

const root = path.resolve(__dirname, '../../..');
const book = path.join(root, 'apps/book');
const pictures = path.join(book, 'pictures');
const output = path.join(book, 'test-output');
const pages = readdirSync(path.join(book, 'src/pages')).map((file) => path.parse(file).name);
const isUpdate = process.env['BOOK_PICTURES'] === 'update';
/** Letters smoothed and hinted in other ways came to 25, the corners of one card two pixels less round to 187. */
const MOST_PIXELS = 60;

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'book'], { cwd: root, stdio: 'ignore' });
}, 120_000);

afterAll(closeBrowser);

it('keeps no picture of a page that is gone', () => {
  const wanted = pages.flatMap((id) => [`${id}.dark.png`, `${id}.light.png`]);
  const kept = existsSync(pictures) ? readdirSync(pictures) : [];
  expect(kept.filter((file) => !wanted.includes(file))).toEqual([]);
});

describe.each(['dark', 'light'] as const)('the book in the %s theme', (theme) => {
  let page: Page;
  let turnTo: Awaited<ReturnType<typeof openBook>>['turnTo'];
  beforeAll(async () => {
    ({ page, turnTo } = await openBook(path.join(book, 'dist'), theme));
  });
  afterAll(() => page.context().close());

  it.each(pages)('%s looks as before, and breaks no rule of WCAG 2.2 A or AA', async (id) => {
    const name = `${id}.${theme}.png`;
    const file = path.join(pictures, name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const compare = (picture: Buffer) => before && differenceOf(before, picture);
    const seen = await turnTo(id, (picture) => (compare(picture)?.pixels ?? Infinity) <= MOST_PIXELS);
    const difference = compare(seen);
    if (difference === undefined || difference.pixels > MOST_PIXELS) {
      mkdirSync(isUpdate ? pictures : output, { recursive: true });
      writeFileSync(isUpdate ? file : path.join(output, name), pack(seen));
      if (!isUpdate) {
        if (difference?.painted) writeFileSync(path.join(output, `${id}.${theme}.difference.png`), difference.painted);
        throw new Error(
          `${difference?.words ?? 'there is no picture yet'}: look at ${output}; if it is meant, npm run book -- --update`,
        );
      }
    }
    expect(await axeFaults(page, theme === 'dark' ? 'all' : 'colours')).toEqual([]);
  });
});
