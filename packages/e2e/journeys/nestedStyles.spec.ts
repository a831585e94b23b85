import { compile, serialize, stringify } from 'stylis';
import { goTo, prepare, settle } from '../support/screens/screenWatch';
import { sweepMember } from '../support/screens/sweepMember';
import { screensOf } from '../support/screens/sweptScreens';
import { expect, test } from '../support/test';

declare global {
  /** Each rule as it was inserted. */
  var written: WeakMap<CSSRule, string>;
}

test('styles that the browser nests mean what they mean in one that does not', { tag: '@deep' }, async ({ phone, operator }) => {
  const { page } = phone;
  const { token } = await sweepMember(operator);
  await page.addInitScript(recordRules);
  await page.addInitScript(prepare, { token, hurry: 1 });
  await page.goto('/');
  await settle(page);
  const different: string[] = [];
  let compared = 0;
  for (const { path } of screensOf('member')) {
    await page.evaluate(goTo, { path, isFresh: false });
    await settle(page);
    // The library takes nested styles apart for browsers that do not nest.
    const flat = serialize(compile(await page.evaluate(writtenStyles)), stringify);
    const screen = await page.evaluate(compareStyles, flat);
    compared += screen.compared;
    different.push(...screen.different.map((what) => `${path}: ${what}`));
  }
  expect(compared).toBeGreaterThan(5000);
  expect(different).toEqual([]);
});

/** In the page, before its scripts: keeps each rule as it was written. */
function recordRules(): void {
  globalThis.written = new WeakMap();
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function recorded(rule, index) {
    const at = insertRule.call(this, rule, index);
    written.set(this.cssRules[at] as CSSRule, rule);
    return at;
  };
}

/** In the page: its nested styles. */
function writtenStyles(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.map((rule) => written.get(rule)).join('\n');
}

/** In the page: the styles of all that is on it, once with nested rules and once with `flat` ones in their place. */
function compareStyles(flat: string): { readonly compared: number; readonly different: readonly string[] } {
  const nested = [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some((rule) => written.has(rule)));
  const apart = new CSSStyleSheet();
  apart.replaceSync(flat);
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
  // The spaces in the value of a token are the author's.
  const isNoToken = (name: string) => !name.startsWith('--');
  const looks = () =>
    elements.map((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return pseudo !== undefined && style.content === 'none'
          ? ''
          : [...style].filter(isNoToken).map((name) => `${name}:${style.getPropertyValue(name)}`);
      }),
    );
  const before = looks();
  for (const sheet of nested) sheet.disabled = true;
  document.adoptedStyleSheets.push(apart);
  const after = looks();
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(apart), 1);
  for (const sheet of nested) sheet.disabled = false;
  const different = elements.flatMap((element, at) => {
    const [a, b] = [before[at]?.flat() ?? [], after[at]?.flat() ?? []];
    const changed = a.filter((line, place) => line !== b[place]);
    return changed.length === 0 ? [] : [`${element.tagName}.${element.className}: ${changed.slice(0, 3).join(', ')}`];
  });
  return { compared: elements.length, different };
}
