import type { Page } from '@playwright/test';

/** Texts that lie over each other, or of which a part is cut off; of each only its beginning. Those of another layer (a bar, a sheet) may cover. */
export function crowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** What a pixel of a glyph's edge may stand out. */
    const slack = 2;
    const found: { node: Text; words: string; box: Box; layer: Element }[] = [];
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      const words = node.data.trim();
      if (parent === null || words === '' || parent.closest('script, style, noscript, svg') !== null) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const isDecoration = parent.closest('[aria-hidden="true"]') !== null;
      const range = document.createRange();
      range.selectNodeContents(node);
      let layer: Element = document.body;
      const clips: { box: Box; x: boolean; y: boolean; isEnded: boolean }[] = [];
      for (let around: Element | null = parent; around !== null && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        const [x, y] = [style.overflowX, style.overflowY].map((value) => value === 'hidden' || value === 'clip');
        const scrolls = [style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll');
        const clipPath = style.clipPath !== 'none' && around.getBoundingClientRect().width <= 1;
        if (clipPath) clips.push({ box: around.getBoundingClientRect(), x: true, y: true, isEnded: true });
        if (x || y || scrolls)
          clips.push({
            box: around.getBoundingClientRect(),
            x: x || scrolls,
            y: y || scrolls,
            isEnded: scrolls || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
          });
        if (layer === document.body && ['fixed', 'sticky'].includes(style.position)) layer = around;
      }
      for (const { left, right, top, bottom } of range.getClientRects()) {
        let box: Box = { left, right, top, bottom };
        for (const clip of clips) {
          const cut = {
            left: clip.x ? Math.max(box.left, clip.box.left) : box.left,
            right: clip.x ? Math.min(box.right, clip.box.right) : box.right,
            top: clip.y ? Math.max(box.top, clip.box.top) : box.top,
            bottom: clip.y ? Math.min(box.bottom, clip.box.bottom) : box.bottom,
          };
          const missing = Math.max(cut.left - box.left, box.right - cut.right);
          const missingY = Math.max(cut.top - box.top, box.bottom - cut.bottom);
          const height = box.bottom - box.top;
          const isGone = cut.left >= cut.right || cut.top >= cut.bottom;
          if (!clip.isEnded && !isGone && !isDecoration && (missing > slack || missingY > height / 3))
            faults.add(`"${words.slice(0, 24)}" is cut`);
          box = cut;
        }
        if (box.right - box.left > slack && box.bottom - box.top > slack)
          found.push({ node, words: words.slice(0, 24), box, layer });
      }
    }
    for (const [index, one] of found.entries())
      for (const other of found.slice(index + 1)) {
        if (one.node === other.node || one.layer !== other.layer) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
        if (width > slack && height > least / 3) faults.add(`"${one.words}" lies over "${other.words}"`);
      }
    return [...faults];
  });
}
