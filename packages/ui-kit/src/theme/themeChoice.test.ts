import { applyTheme } from './themeChoice';

const themeColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

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
  light.matches = true;
  light.dispatchEvent(new Event('change'));
  expect(themeColour()).toBe('#F5F1E9');
  applyTheme('dark');
  light.dispatchEvent(new Event('change'));
  expect(themeColour()).toBe('#0B1416');
});
