import { limitPastes } from './pasteLimit';

const tell = jest.fn();
limitPastes(window, tell);

beforeEach(() => jest.clearAllMocks());

/** Pastes into the first field of the page. Returns whether the paste was refused, and the limit that was reported. */
function paste(markup: string, text: string, selected?: [number, number]) {
  document.body.innerHTML = markup;
  const field = document.body.firstElementChild as HTMLInputElement;
  if (selected) field.setSelectionRange(...selected);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  field.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
  return [event.defaultPrevented, ...tell.mock.calls.flat()];
}

it.each([
  ['<input maxlength="4">', '1234', [false]],
  ['<input maxlength="4">', '12345', [true, 4]],
  ['<input maxlength="4">', '1234 \n', [false]],
  ['<input maxlength="4">', ' 1234', [true, 4]],
  ['<input type="password" maxlength="4">', '1234 ', [true, 4]],
  ['<textarea maxlength="4"></textarea>', '12345', [true, 4]],
  ['<input maxlength="4" value="12">', '345', [true, 4]],
  ['<input>', '12345', [false]],
  ['<p contenteditable></p>', '12345', [false]],
])('%s and %p: refused, and told %p', (markup, text, outcome) => {
  expect(paste(markup, text)).toEqual(outcome);
});

it('what is selected makes room', () => {
  expect(paste('<input maxlength="4" value="1234">', '567', [1, 4])).toEqual([false]);
});
