import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import type { OpenPhone } from '../support/browser/phone';

/** What a page says to those who do not see it. */
export interface LiveRegions {
  /** All that was said since the last question, in its order. */
  read(): Promise<readonly string[]>;
  /** Waits until all of this was said, in whatever order; gives what was said up to then. */
  waitFor(...words: readonly (string | RegExp)[]): Promise<readonly string[]>;
}

declare global {
  var announced: string[];
}

/** Listens to a page and its frames, before they are loaded: what comes into live regions that were there, and that no dialog silences. */
export async function announcements(page: Page): Promise<LiveRegions> {
  await page.addInitScript(listen);
  const heard = async () => {
    const all = await Promise.all(page.frames().map((frame) => frame.evaluate(() => announced.splice(0)).catch(nothing)));
    return all.flat();
  };
  return {
    read: heard,
    waitFor: async (...words) => {
      const isSaid = (word: string | RegExp, all: readonly string[]) =>
        typeof word === 'string' ? all.includes(word) : all.some((said) => word.test(said));
      const all: string[] = [];
      const missing = async () => {
        all.push(...(await heard()));
        return words.filter((word) => !isSaid(word, all)).map(String);
      };
      await expect.poll(missing, { message: 'is not said', intervals: [50] }).toEqual([]);
      return all;
    },
  };
}

/** A phone that is listened to, with somebody logged in: the demo's member, unless told otherwise. */
export async function openHeard(openPhone: OpenPhone, person?: { readonly name: string; readonly password: string }) {
  const phone = await openPhone();
  const liveRegions = await announcements(phone.page);
  await logIn(phone.page, person);
  // What announces is loaded after the first screen, and then names it in the title.
  await expect(phone.page).toHaveTitle(/ · /);
  return { ...phone, liveRegions };
}

/** A frame that has just gone. */
const nothing = (): string[] => [];

/** On the page, before its own scripts. */
function listen(): void {
  globalThis.announced = [];
  const live = '[aria-live], [role=status], [role=alert], [role=log], [role=timer]';
  const known = new WeakSet<Element>();
  const watch = (root: Document | ShadowRoot, host?: Element) => {
    const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
    const isLoud = (region: Element) => {
      const loudness = region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'timer' ? 'off' : 'polite');
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      const place = host ?? region;
      return loudness !== 'off' && place.closest('[aria-hidden=true], [inert]') === null && (modal?.contains(place) ?? true);
    };
    const take = (region: Element, text: string | null) => {
      const words = text?.trim();
      if (words && isLoud(region)) announced.push(words);
    };
    new MutationObserver((changes) => {
      const told = new Set<Element>();
      for (const { target, addedNodes, type } of changes) {
        const region = regionOf(target);
        // What came with its words in it was not listened to yet.
        if (!region || !known.has(region)) continue;
        const isWhole = region.matches('[role=status], [role=alert], [aria-atomic=true]');
        if (isWhole || type === 'characterData') {
          if (!told.has(region)) take(region, region.textContent);
          told.add(region);
        } else for (const node of addedNodes) take(region, node.textContent);
      }
      for (const region of root.querySelectorAll(live)) known.add(region);
    }).observe(root, { subtree: true, childList: true, characterData: true });
    for (const region of root.querySelectorAll(live)) known.add(region);
  };
  watch(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function heard(init) {
    const root = attachShadow.call(this, init);
    watch(root, this);
    return root;
  };
}
