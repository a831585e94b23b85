/**
 * Makes an on-screen keyboard shrink the page, so that elements at the bottom stay visible. It is set by script because WebKit,
 * where the keyboard always covers the page, reports the unknown keyword in the markup as an error.
 */
export function resizeForKeyboard({ document }: Window): void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
  const isWebKit = 'webkitConvertPointFromNodeToPage' in globalThis;
  if (viewport && !isWebKit) viewport.content += ',interactive-widget=resizes-content';
}
