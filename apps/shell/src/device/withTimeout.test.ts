import { withTimeout } from './withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<string>(() => undefined);

it('settles as the work does, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('done'), 100)).resolves.toBe('done');
  await expect(withTimeout(Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives undefined when the time is over', async () => {
  const settled = jest.fn();
  const late = withTimeout(never, 100).then(settled);
  await jest.advanceTimersByTimeAsync(99);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await late;
  expect(settled).toHaveBeenCalledWith(undefined);
});
