import { sanitise } from './sanitise';

function shown(html: string): string {
  const place = document.createElement('div');
  place.append(sanitise(html));
  return place.innerHTML;
}

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>', '<img src="x">'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['a hidden script address', '<a href=" java&#10;script:alert(1)">a</a>', 'a'],
  ['a data address', '<a href="data:text/html,<script>1</script>">a</a>', 'a'],
  ['a frame', '<iframe src="https://evil.example"></iframe>b', 'b'],
  ['a frame by srcdoc', '<iframe srcdoc="<script>1</script>"></iframe>', ''],
  ['a form', '<form action="https://evil.example"><input name="password"><button>Go</button></form>', 'Go'],
  ['a style sheet', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
  ['a style', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['a class of ours', '<p class="x" id="main" role="alert" data-state="a">a</p>', '<p>a</p>'],
  ['drawn code', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"></a></svg>', ''],
  ['maths', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ['a nested escape', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['a plain address in a picture', '<img src="http://cdn.example/a.png">', ''],
  ['a backslash address', '<img src="/\\cdn.example/a.png">', ''],
  ['a data picture', '<img src="data:image/svg+xml,<svg/>">', ''],
  ['an object', '<object data="x.swf"></object><embed src="x.swf">', ''],
  ['a base and a refresh', '<base href="https://evil.example"><meta http-equiv="refresh" content="0">', ''],
])('%s does no harm', (_case, html, safe) => {
  expect(shown(html)).toBe(safe);
});

test.each([
  ['prose', '<h3>活动内容</h3><ol><li>One <em>and</em> <b>two</b></li></ol><table><tbody><tr><td>3</td></tr></tbody></table>'],
  ['a way in the site', '<a href="#/recharge" rel="noopener noreferrer">a</a>'],
  ['another site', '<a href="https://example.com" rel="noopener noreferrer" target="_blank">a</a>'],
])('%s stays', (_case, html) => {
  expect(shown(html)).toBe(html);
});

const drawn = ['data:image/png;base64,iVBORw0KGgo=', 'data:image/webp;base64,UklGRg=='];
test.each(['https://cdn.example/a.png', '//cdn.example/a.png', '/demo/banners/cup.svg', 'upload/a.png', 'a.png', ...drawn])(
  'the picture %s stays',
  (src) => {
    const picture = sanitise(`<img src="${src}" alt="a" srcset="https://evil.example 2x">`).querySelector('img');
    expect(picture?.getAttribute('src')).toBe(src);
    expect(picture?.hasAttribute('srcset')).toBe(false);
  },
);

test.each([
  ['/recharge', '#/recharge', ''],
  ['/activityInfo?id=3', '#/activityInfo?id=3', ''],
  ['#/', '#/', ''],
  ['/demo/pages/rules.html', '/demo/pages/rules.html', '_blank'],
  ['//evil.example', '//evil.example', '_blank'],
])('the address %s leads to %s', (href, led, target) => {
  const link = sanitise(`<a href="${href}">a</a>`).querySelector('a');
  expect([link?.getAttribute('href'), link?.target]).toEqual([led, target]);
});

test.each(['#top', '#', '', 'ftp://files.example', 'intent://scan', 'file:///etc/passwd', 'blob:https://a.example/1'])(
  'the address %j leads nowhere: the words are no link',
  (href) => expect(shown(`<p><a href="${href}">a <b>b</b></a></p>`)).toBe('<p>a <b>b</b></p>'),
);

test.each(['mailto:help@site.example', 'tel:+85212345678'])('the address %s stays a link', (href) => {
  expect(sanitise(`<a href="${href}">a</a>`).querySelector('a')?.getAttribute('href')).toBe(href);
});

test.each([
  ['¥8,888', true],
  ['+¥888', true],
  ['¥ 68.50', true],
  ['18 %', false],
  ['Attention', false],
])('%s is a prize: %s', (words, isPrize) => {
  expect(sanitise(`<strong data-prize>${words}</strong>`).querySelector('strong')?.hasAttribute('data-prize')).toBe(isPrize);
});
