import { restoreFocus } from './restoreFocus';

const seen = () => new Promise((resolve) => setTimeout(resolve));
const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<header><button id="menu"></button></header><main id="main"><ul id="list"><li id="row"><button id="off"></button></li></ul></main>';
  stop = restoreFocus(document);
});
afterEach(() => stop());

it('a control that goes leaves the focus to what is around it', async () => {
  byId('off')?.focus();
  byId('row')?.remove();
  await seen();
  expect(document.activeElement).toBe(byId('list'));
  expect(byId('list')?.style.outline).toBe('none');
});

it('where all around it goes too, and outside of the screen, the focus is at the beginning of the screen', async () => {
  byId('menu')?.focus();
  byId('menu')?.remove();
  byId('main')?.setAttribute('tabindex', '-1');
  await seen();
  expect(document.activeElement).toBe(byId('main'));
});

it('what is taken off without having the focus changes nothing', async () => {
  byId('menu')?.focus();
  byId('row')?.remove();
  await seen();
  expect(document.activeElement).toBe(byId('menu'));
});

it('what is hidden takes no focus, and what is around it does', async () => {
  byId('off')?.focus();
  Object.assign(byId('list') ?? {}, { focus: () => undefined });
  byId('row')?.remove();
  await seen();
  expect(document.activeElement).toBe(byId('main'));
});
