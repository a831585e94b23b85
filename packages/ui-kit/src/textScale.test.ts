import { measureTextScale, sizeUpTo, textScale } from './textScale';

const { style } = document.documentElement;
afterEach(() => {
  jest.restoreAllMocks();
  style.removeProperty('--text-scale');
});

test.each([
  ['as it is written', 100, 1],
  ['at 130 %', 130, 1.3],
  ['smaller, which fits anyway', 85, 1],
])('text that is drawn %s', (_name, height, scale) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  measureTextScale();
  expect(textScale()).toBe(scale);
  expect(document.body).toBeEmptyDOMElement();
});

test('a size that does not grow for ever', () => {
  expect(sizeUpTo(11, 14)).toBe('font-size:min(11px,14px/var(--text-scale,1));');
});
