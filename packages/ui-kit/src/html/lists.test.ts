import { sanitise } from './sanitise';

const markers = (html: string) => [...sanitise(html).querySelectorAll('li')].map(({ dataset }) => dataset['marker']);

it.each([
  ['<ol><li>a<li>b</ol>', ['1', '2']],
  ['<ol start="3"><li>a<li>b</ol>', ['3', '4']],
  ['<ol start="0"><li>a<li>b</ol>', ['0', '1']],
  ['<ol reversed><li>a<li>b</ol>', ['2', '1']],
  ['<ol><li>a<li value="7">b<li>c</ol>', ['1', '7', '8']],
  ['<ol type="A" start="26"><li>a<li>b</ol>', ['Z', 'AA']],
  ['<ol type="i" start="4"><li>a<li>b</ol>', ['iv', 'v']],
  ['<ol style="list-style-type: upper-roman" start="1999"><li>a<li>b</ol>', ['MCMXCIX', 'MM']],
  ['<ol type="i" start="2000000000"><li>a</ol>', ['2000000000']],
  ['<ol type="a" start="-1"><li>a</ol>', ['-1']],
  ['<ol style="list-style-type: cjk-decimal"><li>a</ol>', ['1']],
  ['<ol><li>a<ol><li>b</ol><li>c</ol>', ['1', '1', '2']],
  ['<ul><li>a</ul>', [undefined]],
  ['<ul><li><input type="checkbox" checked>a<li><input type="checkbox">b</ul>', ['☑', '☐']],
])('%s has the markers %j', (html, expected) => {
  expect(markers(html)).toEqual(expected);
});

it.each([
  ['bullets', '<ol><li data-list="bullet">a<li data-list="bullet">b</ol>', '<ul><li>a</li><li>b</li></ul>'],
  [
    'both kinds',
    '<ol><li data-list="bullet">a<li data-list="ordered">b</ol>',
    '<ul><li>a</li></ul><ol><li data-marker="1">b</li></ol>',
  ],
  [
    'depths, of which one is left out',
    '<ol><li data-list="ordered">a<li data-list="bullet" class="ql-indent-2">b<li data-list="ordered" class="ql-indent-1">c<li data-list="ordered">d</ol>',
    '<ol><li data-marker="1">a<ul><li style="">b</li></ul><ol><li style="" data-marker="1">c</li></ol></li><li data-marker="2">d</li></ol>',
  ],
  [
    'what pasting left between entries',
    '<ol start="5"><li data-list="ordered">a</li><p>wager 20x</p><li data-list="ordered">b</li></ol>',
    '<ol start="5"><li data-marker="5">a<p>wager 20x</p></li><li data-marker="6">b</li></ol>',
  ],
  [
    'version 1, which says depths alone',
    '<ol><li>a</li><li class="ql-indent-1">b</li><li>c</li></ol>',
    '<ol><li data-marker="1">a<ol><li style="" data-marker="1">b</li></ol></li><li data-marker="2">c</li></ol>',
  ],
  [
    'tasks of version 1',
    '<ul data-checked="true"><li>a</li></ul><ul data-checked="false"><li>b</li></ul>',
    '<ul><li data-marker="☑">a</li></ul><ul><li data-marker="☐">b</li></ul>',
  ],
  ['a depth from the start', '<ol><li data-list="bullet" class="ql-indent-1">a</ol>', '<ul><li style="">a</li></ul>'],
])('of Quill: %s', (_what, html, arranged) => {
  const place = document.createElement('div');
  place.append(sanitise(html));
  expect(place.innerHTML).toBe(arranged);
});
