/** The caches of the site in a browser; the worker deletes all others, which are from earlier releases. */
export const ASSETS = 'parlour.assets';
export const DOCUMENTS = 'parlour.documents';
/** Pages keep public data in it. */
export const PUBLIC_ANSWERS = 'parlour.lists';
