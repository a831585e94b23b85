import { closeDialogsFirst } from './closeDialogsFirst';
import { numberSteps, steps } from './steps';

const cancelled = jest.fn();
const seen = jest.fn();
const went = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
});

/** A page at its fourth place. */
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
  events.addEventListener('popstate', seen);
  closeDialogsFirst({ history });
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
  dialog.remove();
  arriveAt(3);
  expect(cancelled).toHaveBeenCalledTimes(1);
  expect(seen).not.toHaveBeenCalled();
  arriveAt(2);
  expect(seen).toHaveBeenCalledTimes(1);
});

it.each([
  ['of the site itself', 2, 'closerequest', true],
  ['forward', 4, 'closerequest', false],
  ['to a typed address', undefined, 'closerequest', false],
  ['from a dialog that its buttons alone close', 2, 'none', false],
])('a step %s is taken', (_what, idx, closedby, isOwnStep) => {
  const arriveAt = open({ isOwnStep });
  openDialog(closedby);
  arriveAt(idx);
  expect(seen).toHaveBeenCalledTimes(1);
  expect([cancelled, went].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
