/**
 * Makes an on-screen keyboard shrink the page, so that what stands at its foot stays in view. Not said in the document, since WebKit,
 * where the keyboard always covers the page, reports a word that it does not know as an error.
 */
export function resizeForKeyboard({ document }: Window): void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
  const isWebKit = 'webkitConvertPointFromNodeToPage' in globalThis;
  if (viewport && !isWebKit) viewport.content += ',interactive-widget=resizes-content';
}
