import { createFakeBrowser } from '../testing/fakeChannel';
import { readTabMessage } from '../device/tabMessages';
import { createDeviceSwitch } from './deviceSwitch';

const NAME = 'parlour.amounts';
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.cookie = `${NAME}=; Max-Age=0; Path=/`;
});

it('is off until it is set, and as it was left on the next visit', () => {
  const { open } = createFakeBrowser();
  const first = createDeviceSwitch(NAME, 'hidden', open());
  expect(first.read()).toBe(false);
  first.set(true);
  expect(document.cookie).toContain(`${NAME}=hidden`);
  expect(createDeviceSwitch(NAME, 'hidden', open()).read()).toBe(true);
  first.set(false);
  expect(createDeviceSwitch(NAME, 'hidden', open()).read()).toBe(false);
});

it('is followed by the other tabs, and says nothing of the session to them', async () => {
  const browser = createFakeBrowser();
  const mine = createDeviceSwitch(NAME, 'hidden', browser.open());
  const other = createDeviceSwitch(NAME, 'hidden', browser.open());
  const heard = jest.fn();
  other.watch(heard);
  mine.set(true);
  await settle();
  expect(other.read()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(browser.posted.map(readTabMessage)).toEqual([undefined]);
});
