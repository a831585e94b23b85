import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import type { Page } from '@playwright/test';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules to check: all rules of WCAG 2.2 A and AA, or those that a change of colours can break. */
const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  colours: ['color-contrast', 'link-in-text-block'],
};

/**
 * The accessibility rules that a page breaks, each with the first elements. Framed pages are excluded, since others make them.
 */
export async function axeFaults(page: Page, wanted: keyof typeof rules = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const { axe: runner } = window as unknown as { axe: typeof Axe };
    const { violations } = await runner.run({ exclude: [['iframe']] }, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target }) => `${id}: ${target.join(' ')}`));
  }, rules[wanted]);
}
