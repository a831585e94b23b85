import { fileAddress, pictureAddress, targetOf } from './addresses';

const secure = { origin: 'https://site.example', protocol: 'https:', href: 'https://site.example/?pid=7#/vip' };
const plain = { origin: 'http://10.0.0.5:8080', protocol: 'http:', href: 'http://10.0.0.5:8080/#/vip' };

it.each([
  ['/#/recharge', '#/recharge', true],
  ['#/activity', '#/activity', true],
  ['/recharge', '#/recharge', true],
  [' /recharge ', '#/recharge', true],
  ['https://site.example/#/activityInfo?id=3', '#/activityInfo?id=3', true],
  ['https://SITE.example/recharge?a=1', '#/recharge?a=1', true],
  ['//site.example', '#/', true],
  ['http://site.example/#/vip', 'http://site.example/#/vip', false],
  ['https://site.example.evil.example/#/vip', 'https://site.example.evil.example/#/vip', false],
  ['https://site.example@evil.example/', 'https://site.example@evil.example/', false],
  ['www.example.com/a?b', 'https://www.example.com/a?b', false],
  ['t.me/somebody', 'https://t.me/somebody', false],
  ['/demo/pages/rules.html', '/demo/pages/rules.html', false],
  ['//evil.example', '//evil.example', false],
  ['/\\evil.example', '/\\evil.example', false],
  ['mailto:a@b.example', 'mailto:a@b.example', false],
])('the link %j leads to %j, within the site: %s', (written, href, isOwn) => {
  expect(targetOf(written, secure)).toEqual({ href, isOwn });
});

it.each(['', ' ', '#', '#top', '#//evil.example', '#javascript:alert(1)'])('the link %j leads nowhere', (written) => {
  expect(targetOf(written, secure)).toBeUndefined();
});

it.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['//cdn.example/a.png', '//cdn.example/a.png', '//cdn.example/a.png'],
  ['http://cdn.example/a.png', 'https://cdn.example/a.png', 'http://cdn.example/a.png'],
  ['图片.png', '图片.png', '图片.png'],
  ['/uploads/图片 (1).png', '/uploads/图片 (1).png', '/uploads/图片 (1).png'],
  ['/\\cdn.example/a.png', undefined, undefined],
  ['file:///etc/passwd', undefined, undefined],
  ['blob:https://site.example/1', 'blob:https://site.example/1', undefined],
  ['https://', undefined, undefined],
])('the file %j is loaded as %j by a page over TLS, and as %j without', (written, overTls, without) => {
  expect([fileAddress(written, secure), fileAddress(written, plain)]).toEqual([overTls, without]);
});

it.each([
  ['data:image/png;base64,iVBORw0KGgo=', true],
  ['data:image/png;charset=utf-8;base64,iVBORw0KGgo=', true],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['data:text/html;base64,PHN2Zz4=', false],
  ['data:image/png,<script>', false],
])('the picture %s is shown: %s', (written, isShown) => {
  expect(pictureAddress(written, secure) === written).toBe(isShown);
});
