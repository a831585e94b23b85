import { applyStyle, showStyles } from './releaseStyles';

const [first, second] = ['/assets/bingo/1.0.0/', '/assets/bingo/1.1.0/'];

function made(release: string, id = ''): HTMLStyleElement {
  const style = Object.assign(document.createElement('style'), { id });
  style.dataset['release'] = release;
  applyStyle(style);
  return document.head.appendChild(style);
}

it('of the style elements that releases made only those of the shown one apply, and those that have an id', () => {
  const [old, shared] = [made(first), made(first, 'goober')];
  const own = document.head.appendChild(document.createElement('style'));
  const applied = () => [old, shared, own, later].map(({ media }) => media);
  showStyles({ base: second });
  const later = made(second);
  expect(applied()).toEqual(['not all', '', '', '']);
  showStyles({ base: first });
  expect(applied()).toEqual(['', '', '', 'not all']);
  showStyles(undefined);
  expect(applied()).toEqual(['not all', '', '', 'not all']);
});
