import { messengerTheme } from './messengerTheme';

it.each([
  ['{"bg_color":"#17212b","text_color":"#ffffff"}', 'dark'],
  ['{"bg_color":"#ffffff"}', 'light'],
  ['{"text_color":"#000000","bg_color": "#EFEFF4"}', 'light'],
  ['{"secondary_bg_color":"#ffffff"}', undefined],
  ['{"bg_color":"red"}', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (params, theme) => {
  expect(messengerTheme(params)).toBe(theme);
});
