import { isAppLink, payLinkOf } from './payLink';

it.each([
  ['weixin://wxpay/bizpayurl?pr=Ab1', true],
  ['wxp://f2f0abc', true],
  ['https://qr.alipay.com/fkx12345', false],
  ['HTTPS://QR.ALIPAY.COM/FKX12345', false],
  ['alipays://platformapi/startapp?appId=20000067', true],
  ['http://pay.example/order/1', false],
  [' weixin://wxpay/x ', true],
])('%s opens where it is paid', (address, isApp) => {
  expect(payLinkOf(address)).toBe(address.trim());
  expect(isAppLink(address)).toBe(isApp);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'https://pay.example/\njavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  'content://contacts',
  'intent://scan/#Intent;scheme=zxing;end',
  'vbscript:x',
  'https:',
  'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1',
  '6222000000001111',
  '/pay/1',
  '',
])('%j is no link to pay by', (address) => {
  expect(payLinkOf(address)).toBeUndefined();
  expect(isAppLink(address)).toBe(false);
});
