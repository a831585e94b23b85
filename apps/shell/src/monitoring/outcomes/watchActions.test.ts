import type { Outcome } from './outcomeCounts';
import { type Actions, watchActions } from './watchActions';

const screen = { remote: 'wallet', version: '1.0.0', screen: 'Deposit' };
const call = new Set<(endpoint: string) => void>();
let counted: Outcome[] = [];
let waiting: string[] = [];
let now: typeof screen | undefined = screen;
let actions: Actions;

beforeAll(() => {
  window.addEventListener('submit', (event) => event.preventDefault());
  actions = watchActions({
    page: window,
    shown: () => now,
    count: (outcome, canWait) => {
      counted.push(outcome);
      if (canWait) waiting.push(outcome.outcome);
    },
    onCall: (listener) => {
      call.add(listener);
      return () => call.delete(listener);
    },
    isOfPlayer: (event) => !(event instanceof CustomEvent),
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  actions.leave();
  counted = [];
  waiting = [];
  now = screen;
  document.body.innerHTML = `
    <main>
      <form id="deposit" data-sends="submitDeposit"><input name="amount"><p></p><button><b>Send</b></button><button type="button">100</button></form>
      <button id="claim" data-sends="claimRebate">Claim</button>
      <button id="outside" form="deposit">Send</button>
      <button id="other">More</button>
      <button id="tab" aria-selected="true">Now</button>
    </main>
    <ul></ul><div role="status"></div>
    <dialog><form data-sends="bindCard"><input name="card"><button>Bind</button></form></dialog>
    <button id="header">Menu</button>`;
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const tap = (selector: string) => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
const type = () => find('input').dispatchEvent(new Event('input', { bubbles: true }));
const names = () => counted.map(({ of, outcome }) => `${of} ${outcome}`);
/** What follows a tap, before its time is over. */
const afterTap = async (happens: () => void) => {
  await Promise.resolve();
  happens();
  await Promise.resolve();
  jest.advanceTimersByTime(2000);
};
const press = () => window.dispatchEvent(new MouseEvent('pointerdown'));
const focus = () => find('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
const sendCall = (endpoint = 'submitDeposit') => call.forEach((listener) => listener(endpoint));

describe('a tap of a button that sends', () => {
  it.each([
    ['its call', () => sendCall()],
    ['another screen', () => window.dispatchEvent(new Event('hashchange'))],
    ['another app', () => window.dispatchEvent(new Event('blur'))],
    ['what replaces the form', () => find('form').remove()],
  ])('was submitted when %s follows', async (_what, happens) => {
    tap('form b');
    await afterTap(happens);
    expect(names()).toEqual(['submitDeposit opened', 'submitDeposit submitted']);
    expect(counted[1]).toEqual({ ...screen, of: 'submitDeposit', outcome: 'submitted' });
    expect(call.size).toBe(0);
  });

  it.each([
    ['a message in the form', () => find('form').append(document.createElement('output'))],
    ['a message of the page', () => find('[role=status]').append(document.createElement('p'))],
    ['a question', () => document.body.append(document.createElement('dialog'))],
    ['a field that is marked wrong', () => find('input').setAttribute('aria-invalid', 'true')],
    ['the focus on a field', focus],
    ["the browser's own word on a field", () => find('input').dispatchEvent(new Event('invalid'))],
  ])('was held by the form when %s follows', async (_what, happens) => {
    tap('form b');
    await afterTap(happens);
    expect(names()).toEqual(['submitDeposit opened', 'submitDeposit held']);
  });

  it('was submitted when a call follows the words', async () => {
    tap('form b');
    await afterTap(() => {
      focus();
      sendCall();
    });
    expect(names()).toEqual(['submitDeposit opened', 'submitDeposit submitted']);
  });

  it.each([
    ['nothing', () => undefined],
    ['a call of the screen for something else', () => sendCall('getPayWays')],
    ['a clock that ticks', () => (find('p').textContent = '0:59')],
    ['a button that looks busy', () => find('form button').setAttribute('aria-busy', 'true')],
    ['a button that gets a spinner', () => find('form button').append(document.createElement('i'))],
    ['a page that scrolls', () => window.dispatchEvent(new Event('scroll'))],
    ['something new elsewhere', () => find('ul').append(document.createElement('li'))],
    [
      'a player who goes back to the field',
      () => {
        press();
        focus();
      },
    ],
    ['a field that loses the focus', () => find('input').dispatchEvent(new FocusEvent('blur'))],
  ])('was dead when %s follows', async (_what, happens) => {
    tap('form b');
    await afterTap(happens);
    expect(names()).toEqual(['submitDeposit opened', 'submitDeposit dead']);
  });

  it('may be outside of its form', async () => {
    tap('#outside');
    await afterTap(() => undefined);
    expect(names()).toEqual(['submitDeposit opened', 'submitDeposit dead']);
  });

  it('may be in a dialog at the end of the document', async () => {
    tap('dialog button');
    await afterTap(() => undefined);
    expect(names()).toEqual(['bindCard opened', 'bindCard dead']);
  });

  it('may be sent by its last field or by code, and is one try with the tap', async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true }));
    tap('form b');
    await afterTap(() => sendCall());
    expect(names()).toEqual(['submitDeposit opened', 'submitDeposit submitted']);
  });

  it('needs no form', async () => {
    tap('#claim');
    await afterTap(() => undefined);
    expect(names()).toEqual(['claimRebate opened', 'claimRebate dead']);
  });

  it('is counted of the screen on which it was', async () => {
    tap('form b');
    now = { ...screen, screen: 'PayInfo' };
    await afterTap(() => sendCall());
    expect(counted.map((one) => one.screen)).toEqual(['Deposit', 'Deposit']);
  });

  it('is rage at the third within two seconds', () => {
    for (let time = 0; time < 4; time += 1) tap('form b');
    expect(names().filter((name) => name.endsWith('rage'))).toEqual(['submitDeposit rage']);
  });
});

describe('a tap of another control', () => {
  it.each([
    ['a text that changes', () => (find('p').textContent = '100'), 'submitted'],
    ['a page that scrolls', () => window.dispatchEvent(new Event('scroll')), 'submitted'],
    ['nothing', () => undefined, 'dead'],
  ])('with %s is one of the screen', async (_what, happens, outcome) => {
    tap('#other');
    await afterTap(happens);
    expect(names()).toEqual([`taps ${outcome}`]);
  });

  it.each(['#tab', '#header', 'p'])('is not counted on %s', async (selector) => {
    tap(selector);
    await afterTap(() => undefined);
    expect(names()).toEqual([]);
  });

  it('causes no beacon unless it was dead', async () => {
    tap('#other');
    await afterTap(() => find('p').append('x'));
    expect(waiting).toEqual(['submitted']);
  });
});

describe('a form', () => {
  it('is opened once, when it is seen', () => {
    actions.look();
    actions.look();
    expect(names()).toEqual(['submitDeposit opened', 'claimRebate opened', 'bindCard opened']);
  });

  it('is not touched by an extension of the browser', () => {
    find('input').dispatchEvent(new CustomEvent('input', { bubbles: true }));
    expect(names()).toEqual([]);
  });

  it('is touched once', () => {
    type();
    type();
    expect(names()).toEqual(['submitDeposit opened', 'submitDeposit touched']);
  });

  it.each([
    ['its screen', () => find('form').remove(), () => actions.look()],
    ['the page', () => undefined, () => actions.leave()],
  ])('was abandoned when a player touches it and leaves %s', (_what, leaves, notes) => {
    type();
    leaves();
    notes();
    notes();
    expect(names().filter((name) => name.startsWith('submitDeposit'))).toEqual([
      'submitDeposit opened',
      'submitDeposit touched',
      'submitDeposit abandoned',
    ]);
  });

  it.each([
    ['dead', () => undefined],
    ['held', focus],
  ])('was abandoned when it is left after a %s tap', async (outcome, happens) => {
    tap('form b');
    await afterTap(happens);
    actions.leave();
    expect(names()).toEqual(['submitDeposit opened', `submitDeposit ${outcome}`, 'submitDeposit abandoned']);
  });

  it('is not abandoned when it was submitted', async () => {
    type();
    tap('form b');
    type();
    await afterTap(() => sendCall());
    actions.leave();
    expect(names()).not.toContain('submitDeposit abandoned');
  });
});

it('counts nothing while no screen is shown', async () => {
  now = undefined;
  type();
  tap('form b');
  actions.look();
  await afterTap(() => undefined);
  expect(names()).toEqual([]);
});
