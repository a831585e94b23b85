import { applyTheme } from './themeChoice';

const themeColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
/** Declares the background as the document's styles do. */
const style = document.createElement('style');
const setPage = (dark: string) => (style.textContent = `:root{--page:${dark}}[data-theme='light']{--page:#F5F1E9}`);

beforeEach(() => {
  document.head.append(style);
  setPage('#0B1416');
});

it("a choice sets the document's theme and the browser's colour; `system` sets no theme", () => {
  applyTheme('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(themeColour()).toBe('#F5F1E9');
  applyTheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(themeColour()).toBe('#0B1416');
});

it('the system is followed until the player chooses', () => {
  const light = Object.assign(new EventTarget(), { matches: false });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => light });
  applyTheme('system');
  setPage('#FFFFFF');
  light.dispatchEvent(new Event('change'));
  expect(themeColour()).toBe('#FFFFFF');
  applyTheme('light');
  setPage('#0B1416');
  light.dispatchEvent(new Event('change'));
  expect(themeColour()).toBe('#F5F1E9');
});
