/** The place of the release whose screen is shown, as the document has it for what comes later. */
const page = document.documentElement.dataset;

/** Applies the style elements that a release made, and those of no other: what they say of elements is meant for its own screens. */
export function showStyles(shown: { readonly base: string } | undefined): void {
  if (shown === undefined) delete page['release'];
  else page['release'] = shown.base;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-release]')) applyStyle(style);
}

/** One with an id is of a library that finds it again by that, and may be shared by several releases. */
export function applyStyle(style: HTMLStyleElement): void {
  style.media = style.id !== '' || style.dataset['release'] === page['release'] ? '' : 'not all';
}
