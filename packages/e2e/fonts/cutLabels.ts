import type { Page } from '@playwright/test';

interface CutLabel {
  readonly label: string;
  readonly fault: string;
}

/**
 * Labels of tabs, segments, tiles, buttons and links of which a part is cut off or stands out, or a word of which is broken. What is
 * wholly out of sight, or can be scrolled to, is not cut; rows of a list show what the operator names.
 */
export function cutLabels(page: Page): Promise<readonly CutLabel[]> {
  return page.evaluate(() => {
    const CONTROLS = 'button, a, label, [role=tab], [role=radio], [role=button], [role=switch]';
    /** What a pixel of a glyph's edge may stand out. */
    const slack = 1;

    /** How an element around a text cuts it; null where nothing beyond the element matters. */
    const cutBy = (around: Element, box: DOMRect, control: Element): string | undefined | null => {
      const { overflowX, overflowY, display, clipPath } = getComputedStyle(around);
      if (display === 'inline' || display === 'contents') return undefined;
      const edge = around.getBoundingClientRect();
      if ((clipPath !== 'none' && edge.width <= 1) || /auto|scroll/.test(overflowX + overflowY)) return null;
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      const isGone = box.top >= edge.bottom - slack || box.bottom <= edge.top + slack || box.left >= edge.right - slack;
      if (clips && isGone) return null;
      const outX = Math.max(edge.left - box.left, box.right - edge.right);
      const outY = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if ((overflowX !== 'visible' && outX > slack) || (overflowY !== 'visible' && outY > box.height / 4)) return 'is cut';
      return around === control && outX > 2 * slack ? 'stands out' : undefined;
    };

    const found: { label: string; fault: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const label = text.trim();
      const parent = node.parentElement;
      const control = parent?.closest(CONTROLS);
      if (label === '' || parent === null || !control || parent.closest('[aria-hidden=true], li > button') !== null) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let around: Element | null = parent; around !== null && around !== document.body; around = around.parentElement) {
        const fault = cutBy(around, box, control);
        if (fault === null) break;
        if (fault !== undefined) {
          found.push({ label, fault });
          break;
        }
      }
      for (const { 0: word, index } of text.matchAll(/\p{Script=Latin}+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) found.push({ label, fault: `is broken within ${word}` });
      }
    }
    return found;
  });
}
