import { isMobile } from './mobile';

test.each([
  ['13800138000', true],
  ['013800138000', true],
  ['8613800138000', true],
  ['1795113800138000', true],
  ['19912345678', true],
  ['1380013800', false],
  ['138001380000', false],
  ['12800138000', false],
  ['23800138000', false],
  ['+8613800138000', false],
  ['008613800138000', false],
  ['1795213800138000', false],
  ['138 0013 8000', false],
  ['1380013800x', false],
  ['', false],
])('%p is a mobile number: %s', (text, is) => {
  expect(isMobile(text)).toBe(is);
});
