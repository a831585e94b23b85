import { browserFamily } from './browserFamily';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari'],
  [`${iPhone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, 'Chrome'],
  [`${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'Firefox'],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.49`, 'WeChat'],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome'],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet'],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`, 'Edge'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', 'Firefox'],
  ['curl/8.8.0', 'other'],
  [undefined, 'other'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
