import { restoreFocus } from './restoreFocus';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<header><button id="menu"></button></header><main id="main"><ul id="list"><li id="row"><button id="off"></button></li></ul></main>';
  stop = restoreFocus(document);
});
afterEach(() => stop());

it('a removed control moves the focus to its nearest ancestor', async () => {
  byId('off')?.focus();
  byId('row')?.remove();
  await nextTask();
  expect(document.activeElement).toBe(byId('list'));
  expect(byId('list')?.style.outline).toBe('none');
});

it('when its ancestors are removed too, or it was outside of the screen, the focus moves to the start of the screen', async () => {
  byId('menu')?.focus();
  byId('menu')?.remove();
  byId('main')?.setAttribute('tabindex', '-1');
  await nextTask();
  expect(document.activeElement).toBe(byId('main'));
});

it('removing an element without the focus changes nothing', async () => {
  byId('menu')?.focus();
  byId('row')?.remove();
  await nextTask();
  expect(document.activeElement).toBe(byId('menu'));
});

it('a hidden ancestor is skipped for the next one', async () => {
  byId('off')?.focus();
  Object.assign(byId('list') ?? {}, { focus: () => undefined });
  byId('row')?.remove();
  await nextTask();
  expect(document.activeElement).toBe(byId('main'));
});
