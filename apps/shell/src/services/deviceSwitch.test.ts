import { createFakeBrowser } from '../testing/fakeChannel';
import { readTabMessage } from '../device/tabMessages';
import { createDeviceSwitch } from './deviceSwitch';

const NAME = 'parlour.amounts';
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.cookie = `${NAME}=; Max-Age=0; Path=/`;
});

it('is off until it is set, and keeps its value for the next visit', () => {
  const { open } = createFakeBrowser();
  const first = createDeviceSwitch(NAME, 'hidden', open());
  expect(first.read()).toBe(false);
  first.set(true);
  expect(document.cookie).toContain(`${NAME}=hidden`);
  expect(createDeviceSwitch(NAME, 'hidden', open()).read()).toBe(true);
  first.set(false);
  expect(createDeviceSwitch(NAME, 'hidden', open()).read()).toBe(false);
});

it('notifies the other tabs without a message about the session', async () => {
  const browser = createFakeBrowser();
  const mine = createDeviceSwitch(NAME, 'hidden', browser.open());
  const other = createDeviceSwitch(NAME, 'hidden', browser.open());
  const listener = jest.fn();
  other.watch(listener);
  mine.set(true);
  await settle();
  expect(other.read()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(browser.posted.map(readTabMessage)).toEqual([undefined]);
});
