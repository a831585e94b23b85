import createPurifier from 'dompurify';

const purifier = createPurifier(window);

/** Elements of prose; any other loses its tag and keeps its text, or is removed with it where that is code. */
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

const SAFE_PICTURE = /^(https:\/\/|\/(?![/\\]))/i;
/** A path of this site, written with or without its hash. */
const OWN_PATH = /^#?(\/[a-z-]*(\?[^#]*)?)$/i;
const PRIZE = /^[+]?[¥￥]\s?[\d,.]+$/;

/** HTML of the backend as nodes that cannot run, frame, submit or restyle anything. */
export function sanitise(html: string): DocumentFragment {
  const content = purifier.sanitize(html, profile);
  for (const picture of content.querySelectorAll('img')) tendPicture(picture);
  for (const link of content.querySelectorAll('a')) tendLink(link);
  for (const words of content.querySelectorAll('strong')) if (PRIZE.test(words.textContent.trim())) words.dataset['prize'] = '';
  return content;
}

function tendPicture(picture: HTMLImageElement): void {
  if (!SAFE_PICTURE.test(picture.getAttribute('src') ?? '')) return picture.remove();
  picture.loading = 'lazy';
  picture.referrerPolicy = 'no-referrer';
}

/** A link to a target that players may not open is removed: its text stays. */
function tendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const path = OWN_PATH.exec(href)?.[1];
  // A hash that is no path would send the router home.
  if (href === '' || (path === undefined && href.startsWith('#'))) return link.replaceWith(...link.childNodes);
  link.rel = 'noopener noreferrer';
  if (path === undefined) link.target = '_blank';
  else link.setAttribute('href', `#${path}`);
}
