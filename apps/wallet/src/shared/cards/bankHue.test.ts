import { hueOf } from './bankHue';

it('every bank has a colour, the same each time', () => {
  expect(hueOf('中国工商银行')).toBe(24);
  expect(hueOf('中国银行')).toBe(18);
  expect(hueOf('USDT TRC20')).not.toBe(hueOf('USDT ERC20'));
  const foreign = hueOf('Bank of Ardelle');
  expect(foreign).toBe(hueOf('Bank of Ardelle'));
  expect(foreign).toBeGreaterThanOrEqual(0);
  expect(foreign).toBeLessThan(360);
});
