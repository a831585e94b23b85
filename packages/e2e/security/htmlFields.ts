/** A field of the backend that is shown as HTML, and how a page comes to show it. */
export interface HtmlField {
  readonly name: string;
  /** The call that carries the field; `data` is what it answers. */
  readonly call: RegExp;
  readonly data: (html: string) => unknown;
  /** Where the field is shown for the `n`th time; another address than before, so that the page asks anew. */
  readonly address: (n: number) => string;
  /** The element that holds it. */
  readonly place: string;
  /** What has to be touched first: it reads so. */
  readonly opener?: string;
  /** The place opens but once for a page, so that the page has to be loaded for it. */
  readonly isOncePerPage?: boolean;
  /** How many vectors stand together: more in a place that takes longer to open. One field takes each alone. */
  readonly together?: number;
  readonly isForMembers?: boolean;
}

const offer = { id: 1, title: 'Offer', banner: '', content: '', memo: '' };

export const htmlFields = {
  content: {
    name: 'the content of an offer',
    call: /\/activitydeatil$/,
    data: (content) => ({ ...offer, content }),
    address: (n) => `/activityInfo?id=${n}`,
    place: 'article',
  },
  memo: {
    name: 'the small print of an offer',
    call: /\/activitydeatil$/,
    data: (memo) => ({ ...offer, memo }),
    address: (n) => `/activityInfo?id=${n}`,
    place: 'article',
    together: 8,
  },
  article: {
    name: 'an article of the help centre',
    call: /\/api\/article$/,
    data: (content) => ({ content }),
    address: () => '/boutBallBetInfo?type=1',
    place: 'article',
    together: 40,
    isOncePerPage: true,
  },
  terms: {
    name: 'the terms and the privacy policy',
    call: /\/api\/article$/,
    data: (content) => ({ content }),
    address: () => '/abouts?type=5',
    place: 'article',
    together: 40,
    isOncePerPage: true,
  },
  notice: {
    name: 'a notice of the message centre',
    call: /\/noticeList$/,
    data: (content) => ({ data: [{ title: 'Open me', content, created_at: '2026-11-20 10:00:00' }], total: 1, last_page: 1 }),
    address: () => '/message?type=1',
    place: 'dialog[open]',
    opener: 'Open me',
    together: 40,
    isForMembers: true,
    isOncePerPage: true,
  },
  greeting: {
    name: 'the greeting of home',
    call: /\/api\/app$/,
    data: (webcontent) => ({ title: 'Parlour', site_state: 1, intro_video: '', index_modal: 1, webcontent }),
    address: () => '/',
    place: 'dialog[open]',
    together: 40,
    isOncePerPage: true,
  },
} as const satisfies Readonly<Record<string, HtmlField>>;
