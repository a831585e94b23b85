import { leaveOwnFrame, watchOwnFrames } from './ownFrame';

const stop = jest.fn();
/** A page at an address inside the page around it. */
const inside = (top: unknown, hash = '#/wallet') =>
  ({ top, self: {}, location: { hash }, stop }) as unknown as Parameters<typeof leaveOwnFrame>[0];
const ownPage = () => Object.assign(new EventTarget(), { parlourTabs: {} });

beforeEach(() => jest.clearAllMocks());

it.each([
  ['#/wallet', '/wallet'],
  ['#wallet', '/wallet'],
  ['', '/'],
  ['#/gamePage?name=AE', '/'],
])('the site at %s inside a frame of its own leads the page around it to %s, and loads no more', (hash, address) => {
  const top = ownPage();
  const leave = jest.fn();
  watchOwnFrames(top, leave);
  expect(leaveOwnFrame(inside(top, hash))).toBe(true);
  expect(leave.mock.calls).toEqual([[address]]);
  expect(stop).toHaveBeenCalledTimes(1);
});

const foreign = new Proxy(
  {},
  {
    has: () => {
      throw new DOMException('another origin', 'SecurityError');
    },
  },
);

it.each([
  ['another site', inside(foreign)],
  ['another page of this origin', inside(new EventTarget())],
  ['nothing', { ...inside(null), top: null }],
])('inside %s it goes on', (_what, page) => {
  expect(leaveOwnFrame(page)).toBe(false);
  expect(stop).not.toHaveBeenCalled();
});

it('without an origin it notifies the site around it, and no other page', () => {
  const postMessage = jest.fn();
  const top = new Proxy(
    { postMessage },
    {
      has: () => {
        throw new DOMException('no origin', 'SecurityError');
      },
    },
  );
  const location = { hash: '#wallet', origin: 'https://site' };
  expect(leaveOwnFrame({ ...inside(top), location, origin: 'null' } as unknown as Parameters<typeof leaveOwnFrame>[0])).toBe(
    false,
  );
  expect(postMessage.mock.calls).toEqual([[{ 'parlour.leaveFrame': '#wallet' }, 'https://site']]);
});

it.each([
  ['a frame without an origin', 'null', true, '#wallet', ['/wallet']],
  ['a window that a frame opened', 'null', false, '#wallet', []],
  ['a frame of another origin', 'https://game', true, '#wallet', []],
  ['a frame that says something else', 'null', true, { to: '/' }, []],
])('what %s says: %p', (_who, origin, isFrame, said, addresses) => {
  const top = ownPage();
  const leave = jest.fn();
  watchOwnFrames(top, leave);
  const source = { top: isFrame ? top : {} };
  top.dispatchEvent(Object.assign(new Event('message'), { origin, source, data: { 'parlour.leaveFrame': said } }));
  expect(leave.mock.calls.flat()).toEqual(addresses);
});

it('the page itself goes on', () => {
  const top = ownPage();
  expect(leaveOwnFrame({ ...inside(top), self: top as unknown as Window & typeof globalThis })).toBe(false);
});
