import createPurifier from 'dompurify';

const purifier = createPurifier(window);

/** Allowed elements: others lose their tag and keep their text; scripts and styles are removed with it. */
const profile = {
  ALLOWED_TAGS: [
    ...['a', 'article', 'b', 'big', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup', 'dd', 'del'],
    ...['details', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img'],
    ...['ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 'rp', 'rt', 'ruby', 's', 'section', 'small', 'span', 'strike'],
    ...['strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul', 'wbr'],
  ],
  ALLOWED_ATTR: [
    ...['align', 'alt', 'colspan', 'dir', 'height', 'href', 'lang', 'open', 'reversed', 'rowspan', 'scope', 'span', 'src'],
    ...['start', 'title', 'type', 'valign', 'value', 'width'],
  ],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** Over HTTPS, of this site, or a picture in the text itself, as editors write it. */
const SAFE_PICTURE = /^(?:https:\/\/|\/{0,2}[\w%.~-]+(?:[/?]|$)|data:image\/(?:png|jpe?g|gif|webp);base64,)/i;
/** A path of this site, written with or without its hash. */
const OWN_PATH = /^#?(\/[a-z-]*(\?[^#]*)?)$/i;
const PRIZE = /^[+]?[¥￥]\s?[\d,.]+$/;

/** HTML of the backend as nodes without scripts, frames, forms and styles. */
export function sanitise(html: string): DocumentFragment {
  const content = purifier.sanitize(html, profile);
  for (const picture of content.querySelectorAll('img')) hardenImage(picture);
  for (const link of content.querySelectorAll('a')) hardenLink(link);
  for (const text of content.querySelectorAll('strong')) if (PRIZE.test(text.textContent.trim())) text.dataset['prize'] = '';
  return content;
}

function hardenImage(picture: HTMLImageElement): void {
  if (!SAFE_PICTURE.test(picture.getAttribute('src') ?? '')) return picture.remove();
  picture.loading = 'lazy';
  picture.referrerPolicy = 'no-referrer';
}

/** A link to a target that players may not open is replaced by its text. */
function hardenLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const path = OWN_PATH.exec(href)?.[1];
  // The router would treat a hash that is no path as the home page.
  if (href === '' || (path === undefined && href.startsWith('#'))) return link.replaceWith(...link.childNodes);
  link.rel = 'noopener noreferrer';
  if (path === undefined) link.target = '_blank';
  else link.setAttribute('href', `#${path}`);
}
