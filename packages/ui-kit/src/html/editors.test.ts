import { sanitise } from './sanitise';
import { editorOutputs } from './testing/editorOutputs';

type Editor = keyof typeof editorOutputs;

function show(editor: Editor): HTMLElement {
  const place = document.createElement('div');
  place.append(sanitise(editorOutputs[editor]));
  return place;
}

const editors: readonly Editor[] = ['quill', 'quillSemantic', 'tinymce', 'ckeditor', 'wangeditor', 'ueditor', 'word'];
const withoutUeditorAndWord = editors.slice(0, 5);

/** Each construct with its name, the editors that write it, and what the page should show. */
const constructs: readonly (readonly [what: string, by: readonly Editor[], selector: string, words: string])[] = [
  ['a heading in the middle', withoutUeditorAndWord, 'h2[style*="text-align: center"]', '活动规则'],
  ['a line in the middle', ['ueditor', 'word'], 'p[style*="text-align: center"]', '活动规则'],
  ['red words', withoutUeditorAndWord, 'span[data-coloured][style*="--on-light: rgb("]', 'red'],
  ['red words', ['ueditor', 'word'], 'span[data-coloured][style*="--on-dark: rgb("]', '活动规则'],
  ['struck words', withoutUeditorAndWord, 's', '¥88'],
  ['struck words', ['ueditor'], '[style*="line-through"]', '¥88'],
  ['a prize', withoutUeditorAndWord, 'strong[data-prize]', '¥100'],
  ['large words', ['quill', 'quillSemantic', 'tinymce', 'wangeditor'], '[style*="font-size: 28px"]', 'big'],
  ['large words', ['ckeditor'], '[style*="font-size: 28px"]', 'huge'],
  ['a bullet', withoutUeditorAndWord, 'ul > li:not([data-marker])', 'One'],
  ['a list within a list', ['quill', 'quillSemantic'], 'ul ul > li', 'inner'],
  ['a number', ['quill', 'quillSemantic'], 'ol > li[data-marker="3"]', 'Third'],
  ['a list that begins with 3', ['tinymce', 'ckeditor'], 'ol > li[data-marker="3"]', 'Three'],
  ['letters', ['tinymce'], 'li[data-marker="b"]', 'beta'],
  ['Roman numbers', ['ckeditor'], 'li[data-marker="I"]', 'x'],
  ['Roman numbers', ['ueditor'], 'li[data-marker="ii"]', 'Two'],
  ['a task that is done', ['quill', 'quillSemantic', 'ckeditor'], 'li[data-marker="☑"]', 'Done'],
  ['a task that is done', ['wangeditor'], 'div', '☑ Done'],
  ['an indented line', ['quill', 'quillSemantic'], 'p[style*="margin-inline-start: 48px"]', 'Indented'],
  ['an indented line', ['tinymce', 'wangeditor'], 'p[style*="text-indent: 2em"]', 'Indented'],
  ['a table', ['tinymce', 'ckeditor', 'wangeditor', 'ueditor', 'word'], '[role="region"][tabindex="0"] td', 'VIP|1'],
  ['an amount at the right', ['tinymce', 'ckeditor', 'wangeditor'], 'td[style*="text-align: right"]', '¥1,000'],
  ['a link within the site', withoutUeditorAndWord, 'a[href="#/recharge"]:not([target])', 'Deposit'],
  ['a link elsewhere', ['tinymce', 'ckeditor', 'wangeditor'], 'a[href="https://example.com/"][target=_blank]', 'elsewhere'],
  ['a picture', withoutUeditorAndWord, 'img[src="https://cdn.example/a.png"]', ''],
  ['a picture with a Chinese name', ['ueditor'], 'img[src="/uploads/image/20261120/图片 (1).png"]', ''],
  ['a video with controls', ['tinymce', 'wangeditor', 'ueditor'], 'video[controls]:not([autoplay]) > source', ''],
  [
    'an embedded player as a link',
    ['quill', 'quillSemantic'],
    'a[target=_blank]',
    'https://player.example/embed/1|player.example/embed/1',
  ],
  ['embedded media as a link', ['ckeditor'], 'figure > a', 'www.youtube.com/watch?v=H08tGjXNHO4'],
];

it.each(constructs.flatMap(([what, by, selector, words]) => by.map((editor) => [what, editor, selector, words] as const)))(
  '%s of %s',
  (_what, editor, selector, words) => {
    const texts = [...show(editor).querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
    expect(texts.some((text) => words.split('|').some((one) => (one === '' ? text === '' : text.startsWith(one))))).toBe(true);
  },
);

it.each(editors)('%s leaves nothing of its own behind', (editor) => {
  const place = show(editor);
  const attributes = new Set([...place.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()));
  for (const name of ['class', 'data-list', 'data-written-style', 'data-numbers', 'data-w-e-type', 'contenteditable', 'border'])
    expect(attributes).not.toContain(name);
  expect(place.textContent).not.toMatch(/mso|MsoNormal|hidden|Calibri/);
});
