import type { Page } from '@playwright/test';

/** A sum like no other, so that it is found again wherever it is shown, alone or added up. */
const OWN = '7919.37';
const MOST_ADDED = 12;
/** What answers tell of a member's own money. */
const fields =
  /"(balance|gameblance|paysum|amount|money|redpacketmoney|acquiredmoney|bet_amount|win_loss|jisuan|nojisuan|used|net|total_money)":\s*("-?\d[\d.]*"|-?\d[\d.]*)/g;

/** Makes each sum that the API tells of the member's own the same one. */
export async function fixOwnSums(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(fields, `"$1":"${OWN}"`) });
  });
}

/** Where the page tells one of those sums, in its words or in a name, a title or a value. */
export const shownSums = (page: Page) => page.evaluate(findSums, { own: OWN, most: MOST_ADDED });

function findSums({ own, most }: { readonly own: string; readonly most: number }): string[] {
  const cents = Number(own.replace('.', ''));
  const sums = Array.from({ length: most }, (_, index) => ((cents * (index + 1)) / 100).toFixed(2));
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'value'];
  const said = [...document.querySelectorAll('body, body *')].flatMap((element) => [
    ...attributes.flatMap((name) => element.getAttribute(name) ?? []),
    ...(element instanceof HTMLInputElement ? [element.value] : []),
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    element.matches('script, style') ? '' : element.children.length < 6 ? element.textContent : '',
  ]);
  const texts = [...said, document.title].map((text) => text.replaceAll(/[,\s]/g, ''));
  return [...new Set(texts.filter((text) => sums.some((sum) => text.includes(sum))))].map((text) => text.slice(0, 80));
}
