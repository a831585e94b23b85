import { resizeForKeyboard } from './resizeForKeyboard';

const viewport = () => document.querySelector('meta')?.content;

beforeEach(() => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
});

it('adds the viewport keyword that shrinks the page for a keyboard', () => {
  resizeForKeyboard(window);
  expect(viewport()).toBe('width=device-width,interactive-widget=resizes-content');
});

it('leaves the viewport of WebKit as it is', () => {
  Object.assign(globalThis, { webkitConvertPointFromNodeToPage: () => undefined });
  resizeForKeyboard(window);
  expect(viewport()).toBe('width=device-width');
  Reflect.deleteProperty(globalThis, 'webkitConvertPointFromNodeToPage');
});
