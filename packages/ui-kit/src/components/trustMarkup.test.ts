import { trustMarkup } from './trustMarkup';

trustMarkup();
const sanitised = (text: string) => (Reflect.get(globalThis, 'parlourMarkup') as (markup: string) => string)(text);

it.each([
  ['<b>bold</b> &amp; more', '<b>bold</b> &amp; more'],
  ['<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>', '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'],
  ['<img src="x" onerror="alert(1)">', '<img src="x">'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<p style="position: fixed">x</p><style>body { display: none }</style>', '<p>x</p>'],
  ['<form action="https://elsewhere.example"><input name="password"></form>', '<input name="password">'],
  ['<script>alert(1)</script><iframe src="https://elsewhere.example"></iframe>x', 'x'],
])('%s becomes %s', (text, expected) => {
  expect(sanitised(text)).toBe(expected);
});
