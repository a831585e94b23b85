import type { OutcomeName } from '@parlour/release-contract/telemetry';
import type { Outcome, OutcomeCounts } from './outcomeCounts';
import { watchEffect } from './watchEffect';

const CONTROLS =
  'button, input[type="submit"], a[href], summary, [role="button"], [role="tab"], [role="switch"], [role="option"]';
/** Taps that need not do anything: of what is busy or chosen already. */
const IDLE = '[aria-disabled="true"], [aria-busy="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]';
const ACTIONS = '[data-sends]';
/** Under which the taps of a screen are counted that are of no action. */
const OTHER_TAPS = 'taps';
const outcomes = { sent: 'submitted', held: 'held', nothing: 'dead' } as const;
const RAGE_TAPS = 3;
const RAGE_MS = 2000;

/** A screen of a release. */
export type Shown = Pick<Outcome, 'remote' | 'version' | 'screen'>;

interface Parts {
  readonly page: Pick<Window, 'addEventListener' | 'document'>;
  /** The screen that is shown. */
  readonly shown: () => Shown | undefined;
  readonly count: OutcomeCounts['count'];
  /** Passes the name of each call that is no poll to the listener; returns the function that stops it. */
  readonly onCall: (listener: (endpoint: string) => void) => () => void;
  /** Whether a player made an event, and no extension of the browser. */
  readonly isOfPlayer?: (event: Event) => boolean;
}

/** Counts what players do with actions: the forms and buttons that name the call which they send in `data-sends`. */
export interface Actions {
  /** Notes the actions on the screen, and the forms that are gone. */
  look(): void;
  /** Counts the forms that were touched and not submitted, for a page that is left. */
  leave(): void;
}

export function watchActions({ page, shown, count, onCall, isOfPlayer = ({ isTrusted }) => isTrusted }: Parts): Actions {
  const { document } = page;
  const opened = new WeakSet<Element>();
  /** The forms that a player touched and has not submitted, with the screen that they are of. */
  const touched = new Map<Element, Shown>();
  const submitted = new WeakSet<Element>();
  /** The actions of which it is being watched what a tap starts. */
  const trying = new Set<Element>();
  let last: { readonly control: Element; readonly since: number; readonly taps: number } | undefined;

  const countAt = (screen: Shown, action: Element, outcome: OutcomeName, canWait?: boolean) =>
    count({ ...screen, of: action.getAttribute('data-sends') ?? '', outcome }, canWait);
  const open = (screen: Shown, action: Element) => {
    if (opened.has(action)) return;
    opened.add(action);
    countAt(screen, action, 'opened', true);
  };
  const abandon = (action: Element, screen: Shown) => {
    touched.delete(action);
    countAt(screen, action, 'abandoned');
  };
  /** Whether a tap is the third of the same control. */
  const isRage = (control: Element, now: number) => {
    const isSame = last?.control === control && now - last.since < RAGE_MS;
    last = isSame && last ? { ...last, taps: last.taps + 1 } : { control, since: now, taps: 1 };
    return last.taps === RAGE_TAPS;
  };

  const submit = (screen: Shown, action: Element, control: Element) => {
    if (trying.has(action)) return;
    trying.add(action);
    open(screen, action);
    watchEffect({ page, control, action, onCall }, (effect) => {
      trying.delete(action);
      countAt(screen, action, outcomes[effect]);
      if (effect === 'sent') {
        touched.delete(action);
        submitted.add(action);
        // What a form did not send, a player who leaves it has given up.
      } else if (action instanceof HTMLFormElement) touched.set(action, screen);
    });
  };

  // In the capture phase, so that no handler of a screen keeps an event from this one.
  page.addEventListener(
    'input',
    (event) => {
      const action = event.target instanceof Element && event.target.closest(ACTIONS);
      const screen = shown();
      if (!action || !screen || !isOfPlayer(event) || submitted.has(action) || touched.has(action)) return;
      open(screen, action);
      touched.set(action, screen);
      countAt(screen, action, 'touched', true);
    },
    true,
  );
  page.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const control = target instanceof Element && target.closest(CONTROLS);
      const screen = shown();
      if (!control || !screen || control.matches(IDLE)) return;
      const action = actionOf(control);
      if (action !== null && (action === control || Reflect.get(control, 'type') === 'submit')) {
        if (isRage(control, timeStamp)) countAt(screen, action, 'rage');
        return submit(screen, action, control);
      }
      if (!control.closest('main')) return;
      watchEffect({ page, control, onCall }, (effect) =>
        count({ ...screen, of: OTHER_TAPS, outcome: outcomes[effect] }, effect !== 'nothing'),
      );
    },
    true,
  );
  // A form may be sent by its last field, or by code.
  page.addEventListener(
    'submit',
    ({ target, submitter }) => {
      const screen = shown();
      if (screen && target instanceof Element && target.matches(ACTIONS)) submit(screen, target, submitter ?? target);
    },
    true,
  );

  return {
    look: () => {
      const screen = shown();
      if (screen) for (const action of document.querySelectorAll(ACTIONS)) open(screen, action);
      for (const [action, of] of touched) if (!action.isConnected) abandon(action, of);
    },
    leave: () => {
      for (const [action, screen] of touched) abandon(action, screen);
    },
  };
}

/** The action that a control is in, or that is its form, which may be elsewhere in the document. */
function actionOf(control: Element): Element | null {
  const form: unknown = Reflect.get(control, 'form');
  return control.closest(ACTIONS) ?? (form instanceof Element ? form.closest(ACTIONS) : null);
}
