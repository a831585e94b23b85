import createPurifier from 'dompurify';
import { fileAddress, type Page, pictureAddress, targetOf } from './addresses';
import { keepEditorStyles, WRITTEN_STYLE } from './editorStyles';
import { arrangeLists } from './lists';
import { wrapTables } from './wrapTables';

const purifier = createPurifier(window);

/**
 * Allowed elements. Others lose their tag and keep their text, except for scripts and styles, which are removed with their text.
 */
const TAGS = `a abbr address article aside audio b big blockquote br caption center cite code col colgroup dd del details div dl dt
  em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd li mark ol p pre q rp rt ruby s samp
  section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr`;
const ATTRIBUTES = `align alt checked class color colspan data-checked data-list dir height hidden href lang open poster reversed rowspan scope size
  span src start title type valign value width`;

const profile = {
  ALLOWED_TAGS: TAGS.split(/\s+/),
  ALLOWED_ATTR: [WRITTEN_STYLE, ...ATTRIBUTES.split(/\s+/)],
  // Without this, DOMPurify would drop the attribute, because a style looks like a URL with a scheme.
  ADD_URI_SAFE_ATTR: [WRITTEN_STYLE],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

const PRIZE = /^[+]?[¥￥]\s?[\d,.]+$/;

// Embedded content may not run here, so a link that opens it replaces it.
purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
  if (!(element instanceof Element) || (tagName !== 'iframe' && tagName !== 'oembed')) return;
  const address = element.getAttribute(tagName === 'iframe' ? 'src' : 'url') ?? '';
  if (!/^(?:https:)?\/\/[^/\\]/i.test(address)) return;
  const link = element.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = address.replace(/^(?:https:)?\/\//i, '');
  element.before(link);
});

/**
 * Returns HTML of the backend as nodes without scripts, frames, forms and styles, but with the meaning of the markup of the
 * editors that operators use (Quill, TinyMCE, CKEditor, wangEditor, UEditor, Word). `page` is the location where it is shown.
 */
export function sanitise(html: string, page: Page = location): DocumentFragment {
  const content = purifier.sanitize(withRenamedStyles(html), profile);
  keepEditorStyles(content);
  for (const picture of content.querySelectorAll('img')) hardenImage(picture, page);
  for (const media of content.querySelectorAll<HTMLMediaElement>('audio, video')) hardenMedia(media, page);
  for (const stray of content.querySelectorAll('source:not(audio > source, video > source)')) stray.remove();
  for (const link of content.querySelectorAll('a')) hardenLink(link, page);
  for (const input of content.querySelectorAll('input')) replaceInput(input);
  for (const text of content.querySelectorAll('strong')) if (PRIZE.test(text.textContent.trim())) text.dataset['prize'] = '';
  arrangeLists(content);
  wrapTables(content);
  return content;
}

/**
 * Renames style attributes before parsing: the page's policy refuses and reports them, even in a document that is only parsed.
 */
function withRenamedStyles(html: string): string {
  const rename = (tag: string) =>
    tag.replace(/"[^"]*"|'[^']*'|([\s"'])style(?=\s*=)/gi, (part, before?: string) =>
      before === undefined ? part : before + WRITTEN_STYLE,
    );
  return html.replace(/<[a-z][^>]*/gi, rename);
}

function hardenImage(picture: HTMLImageElement, page: Page): void {
  const address = pictureAddress(picture.getAttribute('src') ?? '', page);
  if (address === undefined || address === '') return picture.remove();
  picture.setAttribute('src', address);
  picture.loading = 'lazy';
  picture.referrerPolicy = 'no-referrer';
}

/** A video or sound that the player starts. */
function hardenMedia(media: HTMLMediaElement, page: Page): void {
  const sources = [media, ...media.querySelectorAll('source')].filter((source) => source.hasAttribute('src'));
  for (const source of sources) {
    const address = fileAddress(source.getAttribute('src') ?? '', page);
    if (address !== undefined && address !== '') source.setAttribute('src', address);
    else if (source === media) source.removeAttribute('src');
    else source.remove();
  }
  if (!media.hasAttribute('src') && media.querySelector('source[src]') === null) return media.remove();
  if (media instanceof HTMLVideoElement) {
    const poster = pictureAddress(media.getAttribute('poster') ?? '', page);
    if (poster === undefined || poster === '') media.removeAttribute('poster');
    else media.setAttribute('poster', poster);
    media.playsInline = true;
  }
  media.controls = true;
  media.preload = 'metadata';
}

/** A link to a target that players may not open is replaced by its text. */
function hardenLink(link: HTMLAnchorElement, page: Page): void {
  const target = targetOf(link.getAttribute('href') ?? '', page);
  if (target === undefined) return link.replaceWith(...link.childNodes);
  link.setAttribute('href', target.href);
  link.rel = 'noopener noreferrer';
  if (!target.isOwn) link.target = '_blank';
}

/**
 * Replaces an input: a checkbox in front of a task becomes a sign that says whether the task is done; other inputs are removed.
 */
function replaceInput(input: HTMLInputElement): void {
  const box = input.type !== 'checkbox' ? '' : input.checked ? '☑' : '☐';
  const entry = input.closest('li');
  if (entry !== null && box !== '') entry.dataset['marker'] = box;
  input.replaceWith(entry === null && box !== '' ? `${box} ` : '');
}
