import { isHtml, htmlToText } from './htmlToText';

it.each([
  ['plain words', 'plain words'],
  ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
  ['a<br>b&nbsp;c', 'a b c'],
  ['<style>p{color:red}</style><p>shown</p><script>alert(1)</script>', 'shown'],
  ['<!--[if gte mso 9]><xml>Normal 0</xml><![endif]--><p>shown</p>', 'shown'],
  ['<p>a</p><!-- most > 5 --><p>b</p>', 'a b'],
  ['1 &lt; 2 &copy; &#39;x&#39; &quot;y&quot;', '1 < 2 © \'x\' "y"'],
  ['&ldquo;x&rdquo; &yen;100 it&#8217;s', '“x” ¥100 it’s'],
  ['&#x2014;&#150;&#165; &frac12;&times;&Auml;&auml;', '—–¥ ½×Ää'],
  ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
  ['&amp;lt;b&amp;gt; &unknown; &constructor;', '&lt;b&gt; &unknown; &constructor;'],
  ['<p>¥<b>1</b>00 <span style="color:red">De</span>posit</p>', '¥100 Deposit'],
  ['  much \n space ', 'much space'],
  ['', ''],
  ['a < b and c > d', 'a < b and c > d'],
  ['bet<100', 'bet<100'],
  ['<p>odds a < b</p>', 'odds a < b'],
  ['send <your name> to us', 'send <your name> to us'],
])('%p begins with %p', (content, preview) => {
  expect(htmlToText(content)).toBe(preview);
});

it.each([
  ['plain words', false],
  ['one\ntwo', false],
  ['a < b and c > d', false],
  ['1<2', false],
  ['send <your name> to us', false],
  ['输入<用户名>', false],
  ['Q & A', false],
  ['<p>One</p>', true],
  ['one<br>two', true],
  ['one<BR />two', true],
  ['<a href="#/vip">here</a>', true],
  ['<!-- a -->b', true],
  ['Q &amp; A', true],
  ['a&nbsp;b', true],
  ['&#39;', true],
])('%p is HTML: %p', (words, is) => {
  expect(isHtml(words)).toBe(is);
});
