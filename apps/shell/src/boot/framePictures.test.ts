import type { InitialCall } from '@parlour/platform/remoteConfig';
import { framePictures } from './framePictures';

const FRAME = '<div id="frame"><div class="top"></div><div class="boxes"><i></i></div><div class="tabs"></div></div>';
const layout = { margin: '4px 16px 0', ratio: '342 / 152', radius: '20px' };
const banners: InitialCall = {
  method: 'POST',
  path: '/api/banners',
  picture: 'src',
  places: [
    { ...layout, count: 2, columns: '1fr 1fr', gap: '12px' },
    { ...layout, count: 1, margin: '0' },
  ],
};
const games: InitialCall = {
  method: 'POST',
  path: '/api/games',
  picture: 'cover',
  places: [
    { ...layout, count: 1, language: 'zh', margin: '300px 16px 0' },
    { ...layout, count: 1, margin: '320px 16px 0' },
  ],
};
const answer = (...sources: unknown[]) => ({ code: 200, data: sources.map((src) => ({ src })) });
const rows = () => [...document.querySelectorAll<HTMLElement>('#frame > .places')];
const pictures = (row = rows()[0]) =>
  [...(row?.children ?? [])].map((box) => box.querySelector('img')?.getAttribute('src') ?? undefined);

beforeEach(() => (document.body.innerHTML = FRAME));
afterEach(() => (document.cookie = 'parlour.language=; max-age=0'));

it('draws the places in the order of the calls, before there is an answer, and the pictures into them', () => {
  const show = framePictures(document, [banners, games]);
  expect([...(document.querySelector('#frame')?.children ?? [])].map(({ className }) => className)).toEqual([
    'top',
    'places',
    'places',
    'tabs',
  ]);
  expect(rows().map(({ style }) => style.margin)).toEqual(['4px 16px 0px', '320px 16px 0px']);
  expect(pictures()).toEqual([undefined, undefined]);
  show(games, { code: 200, data: { hot: [{ cover: '/koi.svg' }, { cover: '/more.svg' }] } });
  show(banners, answer('/a.svg', '/b.svg', '/c.svg'));
  expect(pictures()).toEqual(['/a.svg', '/b.svg']);
  expect(pictures(rows()[1])).toEqual(['/koi.svg']);
});

it('waits for the frame to be parsed', async () => {
  document.body.innerHTML = '';
  framePictures(document, [banners])(banners, answer('/a.svg', '/b.svg'));
  expect(rows()).toEqual([]);
  document.body.innerHTML = FRAME;
  await Promise.resolve();
  expect(pictures()).toEqual(['/a.svg', '/b.svg']);
});

it('takes the first place with enough pictures, and leaves empty boxes when there are none', () => {
  const show = framePictures(document, [banners]);
  show(banners, answer());
  expect(pictures()).toEqual([undefined, undefined]);
  show(banners, answer('/a.svg'));
  expect(pictures()).toEqual(['/a.svg']);
  expect(rows()[0]?.style.margin).toBe('0px');
});

it('takes the place for the language', () => {
  document.cookie = 'parlour.language=zh';
  framePictures(document, [games]);
  expect(rows()[0]?.style.margin).toBe('300px 16px 0px');
});

it.each<[string, unknown[], unknown[]]>([
  ['no address', ['', '/b.svg'], [undefined, '/b.svg']],
  ['a number for one', [1, '/b.svg'], [undefined, '/b.svg']],
  ['markup in one', ['"><script>', '/b.svg'], ['"><script>', '/b.svg']],
])('a row with %s leaves its box', (_what, sources, expected) => {
  framePictures(document, [banners])(banners, answer(...sources));
  expect(pictures()).toEqual(expected);
  expect(document.querySelector('#frame script')).toBeNull();
});

it.each([undefined, null, 'text', {}, { data: null }, { data: 'text' }, { data: { hot: 1 } }, { data: [null, 1] }])(
  'an odd answer shows nothing: %j',
  (odd) => {
    framePictures(document, [banners])(banners, odd);
    expect(document.querySelector('#frame img[src]')).toBeNull();
  },
);

it('a picture that fails leaves its box', () => {
  framePictures(document, [banners])(banners, answer('/a.svg', '/b.svg'));
  document.querySelector('#frame img')?.dispatchEvent(new Event('error'));
  expect(pictures()).toEqual([undefined, '/b.svg']);
});

it('fetches the first picture with high priority', () => {
  framePictures(document, [banners])(banners, answer('/a.svg', '/b.svg'));
  const priorities = [...document.querySelectorAll('#frame img')].map((image) => (image as HTMLImageElement).fetchPriority);
  expect(priorities).toEqual(['high', 'low']);
});
