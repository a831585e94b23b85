import { sanitise } from './sanitise';

function shown(html: string): string {
  const place = document.createElement('div');
  place.append(sanitise(html));
  return place.innerHTML;
}

const media = 'playsinline="" controls="" preload="metadata"';

it.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>', '<img src="x">'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['a hidden script address', '<a href=" java&#10;script:alert(1)">a</a>', 'a'],
  ['a data address', '<a href="data:text/html,<script>1</script>">a</a>', 'a'],
  ['a frame', '<iframe src="data:text/html,<script>1</script>"></iframe>b', 'b'],
  ['a frame by srcdoc', '<iframe srcdoc="<script>1</script>"></iframe>', ''],
  ['a form', '<form action="https://evil.example"><input name="password"><button>Go</button></form>', 'Go'],
  ['a style sheet', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
  ['a style', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['a class of ours', '<p class="x" id="main" role="alert" data-state="a">a</p>', '<p>a</p>'],
  ['drawn code', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"></a></svg>', ''],
  ['maths', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ['a nested escape', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['a backslash address', '<img src="/\\cdn.example/a.png">', ''],
  ['a data picture', '<img src="data:image/svg+xml,<svg/>">', ''],
  ['an object', '<object data="x.swf"></object><embed src="x.swf">', ''],
  ['a base and a refresh', '<base href="https://evil.example"><meta http-equiv="refresh" content="0">', ''],
  [
    'a handler of a video',
    '<video src="https://a.example/a.mp4" onerror=alert(1) autoplay loop>',
    `<video src="https://a.example/a.mp4" ${media}></video>`,
  ],
  ['a handler of a source', '<video><source onerror=alert(1) src="javascript:alert(1)"></video>', ''],
  ['a script as a sound', '<audio src="javascript:alert(1)">a</audio>', ''],
  ['a drawn script as a sound', '<audio src="data:text/html,<script>1</script>"></audio>', ''],
  ['a script as a poster', '<video poster="javascript:alert(1)" src="/a.mp4"></video>', `<video src="/a.mp4" ${media}></video>`],
  [
    'a source that is no media',
    '<picture><source srcset="https://evil.example/a.png"><img src="a.png"></picture>',
    '<img src="a.png">',
  ],
  ['a field with a handler', '<input type="checkbox" onfocus=alert(1) autofocus><input type=image src=x onerror=alert(1)>', '☐ '],
  [
    'a frame that becomes a link',
    '<iframe src="https://a.example/1" onload=alert(1) srcdoc="<script>1</script>"></iframe>',
    '<a href="https://a.example/1" rel="noopener noreferrer" target="_blank">a.example/1</a>',
  ],
  [
    'a script as media',
    '<oembed url="javascript:alert(1)"></oembed><oembed url="//evil.example/&quot;onclick=alert(1)">',
    '<a href="//evil.example/&quot;onclick=alert(1)" rel="noopener noreferrer" target="_blank">evil.example/"onclick=alert(1)</a>',
  ],
  [
    'a style in an address',
    '<img alt="style = gold" src="https://a.example/style=small/p.png" style="color:x">',
    '<img alt="style = gold" src="https://a.example/style=small/p.png">',
  ],
  [
    'a script in a style',
    '<p style="background:url(javascript:alert(1));width:expression(alert(1));behavior:url(#x)">a</p>',
    '<p>a</p>',
  ],
  [
    'a style that covers the page',
    '<p style="position:fixed;inset:0;z-index:9;margin-left:-999px;font-size:900px;text-indent:-9em">a</p>',
    '<p data-sized="" style="font-size: 28px;">a</p>',
  ],
  ['a style that ends another', '<p style="text-align:center}*{display:none">a</p>', '<p>a</p>'],
  [
    'names of an object',
    '<p style="constructor:x;__proto__:y;font-size:constructor" class="constructor __proto__">a</p>',
    '<p>a</p>',
  ],
  ['a colour with more in it', '<font color="red;position:fixed" size="constructor">a</font>', '<font>a</font>'],
  ['markup in a style', '<p style="</style><img src=x onerror=alert(1)>">a</p>', '<p>a</p>'],
  ['our own marks', '<p data-written-style="position:fixed" data-table data-coloured data-marker="x">a</p>', '<p>a</p>'],
  ['a nested escape by a video', '<video><style><!--</video><img src=x title="--></style><img src=1 onerror=alert(1)>">', ''],
  ['a nested escape by a list', '<ol><li data-list="</li><img src=x onerror=alert(1)>">a</ol>', '<ul><li>a</li></ul>'],
])('%s does no harm', (_case, html, safe) => {
  expect(shown(html)).toBe(safe);
});

it.each([
  ['prose', '<h3>活动内容</h3><ul><li>One <em>and</em> <b>two</b></li></ul><p align="right"><s>3</s><del>4</del></p>'],
  ['a way in the site', '<a href="#/recharge" rel="noopener noreferrer">a</a>'],
  ['another site', '<a href="https://example.com" rel="noopener noreferrer" target="_blank">a</a>'],
])('%s stays', (_case, html) => {
  expect(shown(html)).toBe(html);
});

const drawn = ['data:image/png;base64,iVBORw0KGgo=', 'data:image/webp;base64,UklGRg=='];
it.each(['https://cdn.example/a.png', '//cdn.example/a.png', '/demo/banners/cup.svg', 'upload/a.png', 'a.png', ...drawn])(
  'the picture %s stays',
  (src) => {
    const picture = sanitise(`<img src="${src}" alt="a" srcset="https://evil.example 2x">`).querySelector('img');
    expect(picture?.getAttribute('src')).toBe(src);
    expect(picture?.hasAttribute('srcset')).toBe(false);
  },
);

it.each([
  ['/recharge', '#/recharge', ''],
  ['/activityInfo?id=3', '#/activityInfo?id=3', ''],
  ['#/', '#/', ''],
  ['/demo/pages/rules.html', '/demo/pages/rules.html', '_blank'],
  ['//evil.example', '//evil.example', '_blank'],
])('the address %s leads to %s', (href, led, target) => {
  const link = sanitise(`<a href="${href}">a</a>`).querySelector('a');
  expect([link?.getAttribute('href'), link?.target]).toEqual([led, target]);
});

it.each(['#top', '#', '', 'ftp://files.example', 'intent://scan', 'file:///etc/passwd', 'blob:https://a.example/1'])(
  'the address %j leads nowhere: the words are no link',
  (href) => expect(shown(`<p><a href="${href}">a <b>b</b></a></p>`)).toBe('<p>a <b>b</b></p>'),
);

it.each(['mailto:help@site.example', 'tel:+85212345678'])('the address %s stays a link', (href) => {
  expect(sanitise(`<a href="${href}">a</a>`).querySelector('a')?.getAttribute('href')).toBe(href);
});

it.each([
  ['¥8,888', true],
  ['+¥888', true],
  ['¥ 68.50', true],
  ['18 %', false],
  ['Attention', false],
])('%s is a prize: %s', (words, isPrize) => {
  expect(sanitise(`<strong data-prize>${words}</strong>`).querySelector('strong')?.hasAttribute('data-prize')).toBe(isPrize);
});
