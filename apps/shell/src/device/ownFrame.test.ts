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

it('the page itself goes on', () => {
  const top = ownPage();
  expect(leaveOwnFrame({ ...inside(top), self: top as unknown as Window & typeof globalThis })).toBe(false);
});
