import createPurifier from 'dompurify';

const purifier = createPurifier(window);

const profile = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    ...[
      'style',
      'form',
      'iframe',
      'input',
      'button',
      'textarea',
      'select',
      'option',
      'datalist',
      'fieldset',
      'label',
      'output',
      'dialog',
    ],
    ...['audio', 'video', 'source', 'track', 'picture', 'map', 'area'],
  ],
  FORBID_ATTR: [
    'style',
    'class',
    'id',
    'name',
    'role',
    'tabindex',
    'srcset',
    'background',
    'bgcolor',
    'color',
    'face',
    'popover',
    'usemap',
    'ismap',
  ],
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

function tendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  link.rel = 'noopener noreferrer';
  const path = OWN_PATH.exec(href)?.[1];
  if (path !== undefined) link.setAttribute('href', `#${path}`);
  // A hash that is no path would send the router home.
  else if (href.startsWith('#')) link.removeAttribute('href');
  else link.target = '_blank';
}
