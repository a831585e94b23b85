import { wordsOf } from './wordsOf';

test.each([
  ['plain words', 'plain words'],
  ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
  ['a<br>b&nbsp;c', 'a b c'],
  ['<style>p{color:red}</style><p>shown</p><script>alert(1)</script>', 'shown'],
  ['1 &lt; 2 &copy; &#39;x&#39; &quot;y&quot;', '1 < 2 &copy; \'x\' "y"'],
  ['  much \n space ', 'much space'],
  ['', ''],
])('%p begins with %p', (content, preview) => {
  expect(wordsOf(content)).toBe(preview);
});
