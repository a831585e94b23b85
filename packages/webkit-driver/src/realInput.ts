import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

type Input = 'mouseup' | 'keydown' | 'wheel';

declare global {
  interface Window {
    /** How often the page has seen each of them. */
    inputsSeen: Record<Input, number>;
  }
}

/** What Playwright's server has for each page of every engine: where a click or key leaves it for the browser. */
interface RawInput {
  readonly rawMouse: {
    move(progress: unknown, x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
    wheel(
      progress: unknown,
      x: number,
      y: number,
      buttons: unknown,
      modifiers: unknown,
      deltaX: number,
      deltaY: number,
    ): Promise<void>;
  };
  readonly rawKeyboard: {
    keydown(progress: unknown, modifiers: unknown, name: string, description: { readonly key: string }): Promise<void>;
    keyup(progress: unknown, modifiers: unknown, name: string, description: { readonly key: string }): Promise<void>;
    sendText(progress: unknown, text: string): Promise<void>;
  };
}

/** Names of keys in X11 where they are not those of the web. */
const KEYS: Readonly<Record<string, string>> = {
  ' ': 'space',
  Enter: 'Return',
  Backspace: 'BackSpace',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Prior',
  PageDown: 'Next',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
};
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];
const WHEEL_STEP_PX = 53;
const MOST_NUDGES = 50;
const MOST_ANSWER_MS = 500;

/** A browser's window: its number, and the screen that it is on. */
export interface BrowserWindow {
  readonly display: string;
  readonly id: string;
}

/**
 * Mouse and keys of a page become those of the screen that its browser is on. The driver of WebKit would send events from a script
 * of the page: they are not trusted, move no focus and open nothing. The text of `fill` is entered as by a keyboard.
 */
export function sendInputToScreen(page: Page, { display, id }: BrowserWindow): void {
  const { rawMouse, rawKeyboard }: RawInput = serverSideOf(page).delegate;
  const env = { ...process.env, DISPLAY: display };
  const xdotool = (...words: string[]) =>
    promisify(execFile)('xdotool', ['windowraise', id, 'windowfocus', id, ...words], { env });
  const seen = async (input: Input) => {
    // A frame that is being left answers nothing.
    const counts = page.frames().map((frame) => {
      const count = frame.evaluate((name) => window.inputsSeen[name], input).catch(() => undefined);
      return Promise.race([count, setTimeout(MOST_ANSWER_MS)]);
    });
    return (await Promise.all(counts)).join();
  };
  /** Sends what is done to the window, and waits until the page has seen it: of another kind, one sent before may come late. */
  const tell = async (input: Input, ...words: string[]) => {
    const before = await seen(input);
    await xdotool(...words);
    // WebKit on a screen where nothing moves may keep an event until the next one: the pointer moves by a pixel.
    for (let nudge = 1; (await seen(input)) === before && nudge < MOST_NUDGES; nudge += 1)
      await xdotool('mousemove_relative', '--', nudge % 2 === 0 ? '1' : '-1', '0');
  };
  Object.assign(rawMouse, {
    move: async (_progress: unknown, x: number, y: number) => {
      await xdotool('mousemove', String(Math.round(x)), String(Math.round(y)));
    },
    // Pressed and released in one: a nudge between would make it a drag.
    down: async () => undefined,
    up: () => tell('mouseup', 'mousedown', '1', 'sleep', '0.01', 'mouseup', '1'),
    wheel: (
      _progress: unknown,
      _x: number,
      _y: number,
      _buttons: unknown,
      _modifiers: unknown,
      _deltaX: number,
      deltaY: number,
    ) =>
      tell(
        'wheel',
        'click',
        '--repeat',
        String(Math.max(1, Math.round(Math.abs(deltaY) / WHEEL_STEP_PX))),
        '--delay',
        '5',
        deltaY > 0 ? '5' : '4',
      ),
  } satisfies RawInput['rawMouse']);
  Object.assign(rawKeyboard, {
    keydown: (_progress: unknown, _modifiers: unknown, _name: string, { key }) =>
      tell('keydown', MODIFIERS.includes(key) ? 'keydown' : 'key', nameOf(key)),
    keyup: async (_progress: unknown, _modifiers: unknown, _name: string, { key }) => {
      if (MODIFIERS.includes(key)) await xdotool('keyup', nameOf(key));
    },
    sendText: async (_progress: unknown, text: string) => {
      await page.evaluate((typed) => void document.execCommand('insertText', false, typed), text);
    },
  } satisfies RawInput['rawKeyboard']);
}

function nameOf(key: string): string {
  if (key.length > 1 || /[a-z0-9]/i.test(key)) return KEYS[key] ?? key;
  return KEYS[key] ?? `U${key.codePointAt(0)?.toString(16)}`;
}

/** In each page, before its own scripts. */
export function countInputs(): void {
  window.inputsSeen = { mouseup: 0, keydown: 0, wheel: 0 };
  for (const name of ['mouseup', 'keydown', 'wheel'] as const)
    addEventListener(name, ({ isTrusted }) => void (window.inputsSeen[name] += isTrusted ? 1 : 0), {
      capture: true,
      passive: true,
    });
}

/** The page as Playwright's server has it: it runs in the process of the stories. */
function serverSideOf(page: Page): { readonly delegate: RawInput } {
  const { _connection: connection } = page as unknown as {
    _connection: { toImpl(object: unknown): { readonly delegate: RawInput } };
  };
  return connection.toImpl(page);
}
