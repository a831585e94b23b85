import { applyStyle, showStyles } from './releaseStyles';

const [first, second] = ['/assets/bingo/1.0.0/', '/assets/bingo/1.1.0/'];

function made(release: string, id = ''): HTMLStyleElement {
  const style = Object.assign(document.createElement('style'), { id });
  style.dataset['release'] = release;
  applyStyle(style);
  return document.head.appendChild(style);
}

it('only style elements of the shown release apply, and those with an id', () => {
  const [old, shared] = [made(first), made(first, 'goober')];
  const own = document.head.appendChild(document.createElement('style'));
  const applied = () => [old, shared, own, laterStyle].map(({ media }) => media);
  showStyles({ base: second });
  const laterStyle = made(second);
  expect(applied()).toEqual(['not all', '', '', '']);
  showStyles({ base: first });
  expect(applied()).toEqual(['', '', '', 'not all']);
  showStyles(undefined);
  expect(applied()).toEqual(['not all', '', '', 'not all']);
});
