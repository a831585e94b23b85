import type { Page } from '@playwright/test';

/** What a theme of forced colours leaves without an edge or a sign of its state: fields, buttons, switches and what is chosen. */
export async function unseenIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const name = (element: HTMLElement) =>
      `${element.tagName} ${element.ariaLabel ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 30)}`;
    const hasEdge = (element: HTMLElement) => {
      const { outlineStyle, outlineWidth, borderTopStyle } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || borderTopStyle !== 'none';
    };
    const isMarked = (element: HTMLElement) => parseFloat(getComputedStyle(element).outlineWidth) >= 3;
    const keepsColours = (element: HTMLElement) => getComputedStyle(element).forcedColorAdjust === 'none';
    return [
      ...all('main :is(input, select, textarea, button)')
        .filter((element) => !hasEdge(element))
        .map((element) => `without an edge: ${name(element)}`),
      ...all('[aria-checked=true], [aria-selected=true], [aria-current]')
        .filter((element) => !isMarked(element) && !keepsColours(element))
        .map((element) => `not seen to be chosen: ${name(element)}`),
      ...all('[role=switch], [role=progressbar]')
        .filter((element) => !keepsColours(element))
        .map((element) => `without its state: ${name(element)}`),
    ];
  });
}
