import type { Frame, Page } from '@playwright/test';
import { settled } from '../support/screens/watching';
import { examine, type Look } from './focusLook';

/** What has the focus, as it is told to those who do not see it. */
export interface Stop {
  readonly role: string;
  readonly name: string;
}

/** A stop, and how it looks. */
export interface SeenStop extends Stop, Look {}

/** A page; or a frame of it, which the focus must have come into. */
type Place = Page | Frame;

const MOST = 250;
const FOCUS_MS = 2000;
const nowhere: Stop = { role: 'document', name: '' };
const keysOf = (place: Place) => ('keyboard' in place ? place : place.page()).keyboard;

/** Role and name of what has the focus. */
export async function focused(place: Place): Promise<Stop> {
  const focus = place.locator(':focus');
  if ((await focus.count()) === 0) {
    // A frame that the focus is in does not have it itself.
    const title = await place.evaluate(() => {
      // Chromium does not name a sandboxed frame in which nothing takes the focus; the page around it just has none.
      const frame = document.hasFocus() ? document.activeElement : document.querySelector('iframe');
      return frame instanceof HTMLIFrameElement && frame.title;
    });
    return title === false ? nowhere : { role: 'iframe', name: title };
  }
  const snapshot: unknown = await focus.last().ariaSnapshotJSON({ depth: 1 });
  const [top] = Array.isArray(snapshot) ? (snapshot as { role?: string; name?: string }[]) : [];
  return { role: top?.role ?? '', name: top?.name ?? '' };
}

const isAt = (stop: Stop, role: string, name: string | RegExp) =>
  stop.role === role && (typeof name === 'string' ? stop.name === name : name.test(stop.name));

/** Waits until what has the focus has this role and name: what is heard may be said before the focus moves. */
export async function focusComesTo(place: Place, role: string, name: string | RegExp): Promise<void> {
  const latest = Date.now() + FOCUS_MS;
  let stop = await focused(place);
  while (!isAt(stop, role, name)) {
    if (Date.now() > latest) throw new Error(`the focus is at ${stop.role} ${stop.name} and not at ${role} ${String(name)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    stop = await focused(place);
  }
}

/** Presses Tab, or Shift+Tab, until what has the focus has this role and name; what was passed instead is told when it is not there. */
export async function tabTo(
  place: Place,
  role: string,
  name: string | RegExp,
  { back = false, most = MOST } = {},
): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await keysOf(place).press(back ? 'Shift+Tab' : 'Tab');
    const stop = await focused(place);
    if (isAt(stop, role, name)) return;
    passed.push(`${stop.role} ${stop.name}`);
  }
  throw new Error(`no ${role} ${String(name)} among\n${passed.join('\n')}`);
}

/** Goes to a control and uses it, once it is not busy. */
export async function press(place: Place, role: string, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(place, role, name);
  await place.locator(':focus:not([aria-disabled="true"])').last().waitFor({ state: 'attached' });
  await keysOf(place).press(key);
}

/** Goes to a field and writes into it, over what is there. */
export async function write(place: Place, name: string | RegExp, text: string): Promise<void> {
  await tabTo(place, 'textbox', name);
  await keysOf(place).press('ControlOrMeta+a');
  await keysOf(place).type(text);
}

/** Goes to a native picker and takes the choice that is so many steps further. */
export async function pick(page: Page, name: string | RegExp, steps = 1): Promise<void> {
  await tabTo(page, 'combobox', name);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
}

/** Every stop of the page from its beginning to its end. */
export async function focusOrder(page: Page): Promise<readonly SeenStop[]> {
  const stops: SeenStop[] = [];
  await page.evaluate(goToTop);
  while (stops.length < MOST) {
    await page.keyboard.press('Tab');
    const look = await page.evaluate(examine);
    if (look === undefined) return stops;
    if (look.isSame) continue;
    stops.push({ ...(await focused(page)), ...look, ...(look.flaws.length > 0 && { flaws: await flawsThatStay(page) }) });
  }
  throw new Error(`no end among\n${stops.map(({ role, name }) => `${role} ${name}`).join('\n')}`);
}

/** An edge fades in. */
async function flawsThatStay(page: Page): Promise<readonly string[]> {
  await settled(page);
  return (await page.evaluate(examine))?.flaws ?? [];
}

/** On the page: lets the next Tab begin at the top. */
function goToTop(): void {
  const top = document.querySelector<HTMLElement>('#top') ?? document.createElement('span');
  top.id = 'top';
  top.tabIndex = -1;
  globalThis.lookedAt = [];
  document.body.prepend(top);
  top.focus();
}
