import { closeDialog, interceptStepsBack } from './interceptStepsBack';
import { numberSteps, placeBefore, steps } from './steps';

const cancelled = jest.fn();
const routerListener = jest.fn();
const went = jest.fn();
const leaving = { question: jest.fn<string | undefined, []>(), back: jest.fn() };
beforeEach(() => {
  jest.resetAllMocks();
  document.body.replaceChildren();
});

/** A page at its fourth history entry. */
function open({ isOwnStep = false } = {}) {
  let state: unknown = { idx: 3 };
  const events = new EventTarget();
  const history = {
    go: went,
    replaceState: jest.fn(),
    get state() {
      return state;
    },
  } as unknown as History;
  numberSteps({ history, addEventListener: events.addEventListener.bind(events) });
  events.addEventListener('popstate', routerListener);
  interceptStepsBack({ history, document: new EventTarget() as Document }, leaving);
  steps.isOwn = isOwnStep;
  return (idx: number | undefined) => {
    state = idx === undefined ? null : { idx };
    events.dispatchEvent(new PopStateEvent('popstate'));
  };
}

function openDialog(closedby: string): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  dialog.setAttribute('closedby', closedby);
  dialog.addEventListener('cancel', cancelled);
  return dialog;
}

it('a step back closes the dialog in front, and the router sees neither it nor the way back', () => {
  const arriveAt = open();
  const dialog = openDialog('closerequest');
  arriveAt(1);
  expect(went).toHaveBeenCalledWith(2);
  expect(cancelled).not.toHaveBeenCalled();
  dialog.addEventListener('cancel', () => dialog.remove());
  arriveAt(3);
  expect(cancelled).toHaveBeenCalledTimes(1);
  expect(routerListener).not.toHaveBeenCalled();
  arriveAt(2);
  expect(routerListener).toHaveBeenCalledTimes(1);
});

it.each([
  ['back', 2],
  ['to a typed address', undefined],
])('a step %s is taken where the dialog was answered, and led on, before the page was back at its place', (_what, idx) => {
  const arriveAt = open();
  const dialog = openDialog('closerequest');
  arriveAt(2);
  // The page that the answer opened replaces the entry that the history was returning to.
  dialog.remove();
  arriveAt(idx);
  expect(routerListener).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

it.each([
  ['of the site itself', 2, 'closerequest', true],
  ['from a dialog that its buttons alone close', 2, 'none', false],
])('a step %s is taken', (_what, idx, closedby, isOwnStep) => {
  const arriveAt = open({ isOwnStep });
  openDialog(closedby);
  arriveAt(idx);
  expect(routerListener).toHaveBeenCalledTimes(1);
  expect([cancelled, went].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('a step back from a half-filled form is taken back, and then asks as the site itself does', () => {
  leaving.question.mockReturnValue('Leave this withdrawal?');
  const arriveAt = open();
  arriveAt(2);
  expect(went).toHaveBeenCalledWith(1);
  expect(leaving.back).not.toHaveBeenCalled();
  arriveAt(3);
  expect(leaving.back).toHaveBeenCalledTimes(1);
  expect(routerListener).not.toHaveBeenCalled();
});

it.each([
  ['of the site itself', 2, true],
  ['forward', 4, false],
])('a step %s from a half-filled form is taken', (_what, idx, isOwnStep) => {
  leaving.question.mockReturnValue('Leave this withdrawal?');
  const arriveAt = open({ isOwnStep });
  arriveAt(idx);
  expect(routerListener).toHaveBeenCalledTimes(1);
  expect(leaving.back).not.toHaveBeenCalled();
});

describe('on the first place of the page', () => {
  let root: EventTarget;
  const enter = (closedby: string) => {
    openDialog(closedby);
    root.dispatchEvent(new Event('focusin'));
  };

  beforeEach(() => {
    root = new EventTarget();
    history.replaceState(null, '');
    numberSteps({ history, addEventListener: () => undefined });
    interceptStepsBack({ history, document: root as Document }, leaving);
  });

  it('a dialog that is open already when the page begins to listen adds one, too', () => {
    openDialog('closerequest');
    interceptStepsBack({ history, document: root as Document }, leaving);
    expect(history.state).toEqual({ idx: 1, isSpare: true });
  });

  it('a dialog adds a place, once, so that a step back does not leave the site', () => {
    const places = history.length;
    enter('closerequest');
    enter('closerequest');
    expect(history.length).toBe(places + 1);
    expect(history.state).toEqual({ idx: 1, isSpare: true });
    expect(steps.index).toBe(1);
    // The page's own back button is unaffected: no entry of the site precedes this one.
    expect(placeBefore(window)).toBeUndefined();
  });

  it('a step back from there closes the dialog and is not taken back, so that the next one leaves', () => {
    enter('closerequest');
    expect(steps.isTakenBack?.(0)).toBe(true);
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(steps.index).toBe(0);
    document.body.replaceChildren();
    expect(steps.isTakenBack?.(0)).toBe(false);
  });

  it('a dialog that its buttons alone close adds none', () => {
    const places = history.length;
    enter('none');
    expect(history.length).toBe(places);
  });
});

it.each([
  ['typed', undefined],
  ['forward', 4],
])('a step that is %s closes every open dialog, but not one that its own buttons close', (_what, idx) => {
  const arriveAt = open();
  for (const closedby of ['closerequest', 'none', 'any']) openDialog(closedby);
  arriveAt(idx);
  expect(cancelled).toHaveBeenCalledTimes(2);
  expect(routerListener).toHaveBeenCalledTimes(1);
});

it.each([
  ['closerequest', true],
  ['none', false],
])('the messenger’s back closes an open dialog that is closed by %s: %s', (closedby, isClosed) => {
  openDialog(closedby);
  expect(closeDialog()).toBe(isClosed);
  expect(cancelled).toHaveBeenCalledTimes(isClosed ? 1 : 0);
});
