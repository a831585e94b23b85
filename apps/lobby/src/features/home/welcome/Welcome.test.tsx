import type { AppInfo } from '@parlour/api-client/endpoints/lobby';
import { renderInShell, sampleApp } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import own from './intro.mp4';
import ownWebm from './intro.webm';
import { useLastTouch } from './useLastTouch';
import { Welcome } from './Welcome';

const film = () => document.querySelector('video');
const isHidden = () => !screen.queryByRole('dialog', { name: 'Intro' });
const ready = () => fireEvent.canPlayThrough(film() ?? document.body);
const show = (changes: Partial<AppInfo>) => renderInShell(<Home {...changes} />);

function Home(changes: Partial<AppInfo>) {
  return <Welcome app={sampleApp(changes)} lastTouch={useLastTouch(useRef<number>(undefined))} />;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockReset().mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
});

it.each<[string, () => unknown]>([
  ['its end', () => fireEvent.ended(film() ?? document.body)],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog', { name: 'Intro' }), { key: 'Escape' })],
  ['a failure', () => fireEvent.error(film() ?? document.body)],
])('the film plays muted and goes at %s; then it is not shown again', async (way, end) => {
  const visit = `/intro.webm?${way}`;
  const first = show({ intro_video: visit });
  expect(film()).toHaveProperty('muted', true);
  expect(film()).toHaveAttribute('autoplay');
  expect(film()).toHaveAttribute('src', visit);
  expect(isHidden()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
  ready();
  await waitFor(() => expect(isHidden()).toBe(false));
  expect(sessionStorage).toHaveLength(1);
  end();
  expect(film()).toBeNull();
  first.unmount();
  show({ intro_video: visit });
  expect(film()).toBeNull();
});

it.each([
  ['/operators.webm', 'probably', '/operators.webm'],
  ['/operators.webm?v=2', '', own],
  ['/operators.mp4', '', '/operators.mp4'],
  [undefined, 'probably', ownWebm],
  [undefined, '', own],
] as const)('of the operator’s film %s a browser that says "%s" to WebM plays %s', (intro_video, answer, played) => {
  jest.mocked(HTMLMediaElement.prototype.canPlayType).mockReturnValue(answer);
  show({ intro_video });
  expect(film()?.getAttribute('src')).toBe(played);
});

it('it can be paused and played on', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pauseFilm(this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, value: false });
  show({ intro_video: '/paused.webm' });
  ready();
  fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(pause).toHaveBeenCalledTimes(1);
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, value: true });
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
});

it('it lets the player in when it plays and stalls, but not while it is paused', () => {
  jest.useFakeTimers();
  show({ intro_video: '/stalled.webm' });
  ready();
  jest.advanceTimersByTime(2_000);
  fireEvent.timeUpdate(film() ?? document.body);
  act(() => jest.advanceTimersByTime(2_000));
  fireEvent.pause(film() ?? document.body);
  act(() => jest.advanceTimersByTime(60_000));
  expect(film()).not.toBeNull();
  fireEvent.play(film() ?? document.body);
  act(() => jest.advanceTimersByTime(3_000));
  expect(film()).toBeNull();
  jest.useRealTimers();
});

it.each<[string, Partial<AppInfo>, string | undefined]>([
  ["the site's own film when the operator names none", {}, ownWebm],
  ['no film when the operator wants none', { intro_video: '' }, undefined],
])('there is %s', (_which, changes, source) => {
  show(changes);
  expect(film()?.getAttribute('src') ?? undefined).toBe(source);
});

it('a player who has touched something already is not interrupted, and the next visit starts as if there was none', () => {
  const visit = show({ intro_video: '/late.webm' });
  fireEvent.pointerDown(document.body);
  expect(film()).toBeNull();
  visit.unmount();
  show({ intro_video: '/late.webm' });
  expect(film()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('a film that home was left before comes when the player is back', () => {
  show({ intro_video: '/early.webm' }).unmount();
  expect(sessionStorage).toHaveLength(0);
  show({ intro_video: '/early.webm' });
  expect(film()).not.toBeNull();
});

it('a player who wants little motion sees no film', () => {
  document.documentElement.dataset['motion'] = 'still';
  show({ intro_video: '/unwanted.webm' });
  expect(film()).toBeNull();
  delete document.documentElement.dataset['motion'];
});

it("the operator's words come after the film, sanitised, once until they change", async () => {
  const words = { index_modal: true, webcontent: '<p>Open <b>tonight</b></p><script>window.hacked = 1</script>' };
  const { unmount } = show({ ...words, intro_video: '/before.webm' });
  expect(screen.queryByRole('dialog', { name: 'Welcome' })).not.toBeInTheDocument();
  fireEvent.ended(film() ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeInTheDocument();
  expect(await screen.findByText('tonight')).toBeInTheDocument();
  expect(document.querySelector('dialog script')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  const again = show({ ...words, intro_video: '' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  again.unmount();
  show({ index_modal: true, webcontent: '<p>Another evening</p>', intro_video: '' });
  expect(await screen.findByText('Another evening')).toBeInTheDocument();
});

it.each<[string, Partial<AppInfo>]>([
  ['the switch is off', { index_modal: false, webcontent: '<p>a</p>' }],
  ['there are no words', { index_modal: true, webcontent: ' ' }],
])('no dialog opens when %s', (_why, changes) => {
  show({ ...changes, intro_video: '' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('nothing opens under a finger', () => {
  const tap = (target: Element, init = {}) => {
    fireEvent.pointerDown(target, init);
    fireEvent.click(target, { detail: 1, clientX: 5, clientY: 6, ...init });
  };
  /** Advances in steps, because React renders after each. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
  };
  const message = () => screen.queryByRole('dialog', { name: 'Welcome' });
  const words = { index_modal: true, webcontent: '<p>Open <a href="#/vip">tonight</a></p>' };
  const below = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const place = document.body.appendChild(document.createElement('button'));
    place.addEventListener('click', below);
    document.elementFromPoint = () => place;
    below.mockReset();
  });
  afterEach(() => {
    document.querySelector('body > button')?.remove();
    jest.useRealTimers();
  });

  it('a player who taps ten times a second sees no film, and the message when the taps are over for a while', async () => {
    show({ ...words, intro_video: '/tapped.webm', webcontent: '<p>After taps</p>' });
    for (let taps = 0; taps < 50; taps += 1) {
      tap(document.body);
      await pass(100);
      ready();
      expect(document.querySelector('dialog[open]')).toBeNull();
    }
    await pass(1_500);
    expect(message()).toBeNull();
    await pass(1_000);
    expect(message()).not.toBeNull();
  });

  it('the film does not open for a player who touched home before it began to load', () => {
    renderInShell(<Welcome app={sampleApp({ intro_video: '/afterwards.webm' })} lastTouch={() => 1} />);
    expect(film()).toBeNull();
  });

  it('a message waits until what the player opened is closed', async () => {
    show({ ...words, intro_video: '/waits.webm', webcontent: '<p>After a sheet</p>' });
    tap(document.body);
    const sheet = document.body.appendChild(document.createElement('dialog'));
    sheet.setAttribute('open', '');
    await pass(10_000);
    expect(message()).toBeNull();
    sheet.remove();
    await pass(1_000);
    expect(message()).not.toBeNull();
  });

  it('a tap just when the film opens ends it and goes to what lay there', async () => {
    show({ ...words, intro_video: '/early-tap.webm', webcontent: '<p>Not now</p>' });
    ready();
    await pass(300);
    tap(screen.getByRole('dialog', { name: 'Intro' }));
    await pass(100);
    expect(film()).toBeNull();
    expect(below).toHaveBeenCalledTimes(1);
    expect(message()).toBeNull();
  });

  it.each(['backdrop', 'link'])(
    'a tap on the %s of a message just when it opens goes to what lay there, and it comes again',
    async (place) => {
      const { wentTo } = show({ ...words, intro_video: '', webcontent: `${words.webcontent}<p>${place}</p>` });
      await pass(300);
      const link = await screen.findByText('tonight');
      tap(place === 'link' ? link : (message() ?? link));
      await pass(100);
      expect([message(), below.mock.calls.length, sessionStorage.length]).toEqual([null, 1, 0]);
      expect(wentTo).toEqual([]);
      await pass(3_000);
      expect(message()).not.toBeNull();
      expect(sessionStorage).toHaveLength(1);
    },
  );

  it('later taps are its own: the backdrop closes it, for this visit', async () => {
    show({ ...words, intro_video: '', webcontent: '<p>Later</p>' });
    await pass(500);
    tap(message() ?? document.body);
    await pass(3_000);
    expect([message(), below.mock.calls.length, sessionStorage.length]).toEqual([null, 0, 1]);
  });
});
