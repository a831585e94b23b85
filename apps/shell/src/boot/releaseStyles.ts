/**
 * `data-release` on the document holds the folder of the release whose screen is shown, for style elements that are created
 * later.
 */
const page = document.documentElement.dataset;

/**
 * Applies the style elements of this release and disables those of all others, whose selectors are only meant for their own
 * screens.
 */
export function showStyles(shown: { readonly base: string } | undefined): void {
  if (shown === undefined) delete page['release'];
  else page['release'] = shown.base;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-release]')) applyStyle(style);
}

/**
 * Applies a style element if its release is shown. An element with an id always applies: its library finds it again by the id,
 * and several releases may share it.
 */
export function applyStyle(style: HTMLStyleElement): void {
  style.media = style.id !== '' || style.dataset['release'] === page['release'] ? '' : 'not all';
}
