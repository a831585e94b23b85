import { measureTextScale, sizeUpTo, textScale } from './textScale';

const { style } = document.documentElement;
afterEach(() => {
  jest.restoreAllMocks();
  style.removeProperty('--text-scale');
  style.removeProperty('--text-width');
});

it.each([
  ['as it is written', 100, 1311, 1, 1],
  ['at 130 %', 130, 1704.3, 1.3, 1.3],
  ['smaller, which fits anyway', 85, 1114, 1, 1],
  ['in a wide font', 100, 1638.75, 1, 1.25],
  ['in a wide font at 130 %', 130, 2130.375, 1.3, 1.625],
])('text that is drawn %s', (_name, height, width, scale, widthScale) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  measureTextScale();
  expect(textScale()).toBe(scale);
  expect(Number(style.getPropertyValue('--text-width'))).toBeCloseTo(widthScale, 10);
  expect(document.documentElement.children).toHaveLength(2);
});

it('limits a size to a maximum', () => {
  expect(sizeUpTo(11, 14)).toBe('font-size:min(11px,14px/var(--text-width,var(--text-scale,1)));');
});
