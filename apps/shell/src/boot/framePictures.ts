import type { InitialCall, PicturePlace } from '@parlour/platform/remoteConfig';
import { picturesIn } from '@parlour/release-contract/picturesIn';
import { storedLanguage } from '../device/storedLanguage';

/** Shows the pictures of a call's answer. */
type ShowPictures = (call: InitialCall, answer: unknown) => void;

/**
 * Draws placeholders for a screen's first pictures into the document's frame, at the positions where the screen will draw them,
 * in place of the generic boxes. For a call without configured places the picture is only fetched.
 */
export function framePictures(document: Document, calls: readonly InitialCall[]): ShowPictures {
  const chosen = storedLanguage();
  // The places are those of the usual order of sections.
  const isUsual = globalThis.parlourBrand?.home === undefined;
  const placeOf = ({ places }: InitialCall, most: number) =>
    (isUsual ? places : undefined)?.find(({ count, language = chosen }) => count <= most && language === chosen);
  const rows = new Map<InitialCall, HTMLElement>();
  for (const call of calls) {
    const place = placeOf(call, Number.POSITIVE_INFINITY);
    if (place !== undefined) rows.set(call, draw(document.createElement('div'), place, []));
  }
  if (rows.size > 0) replaceBoxes(document, [...rows.values()]);
  return (call, answer) => {
    const sources = call.picture === undefined ? [] : picturesIn(answer, call.picture);
    const place = placeOf(call, sources.length);
    const row = rows.get(call);
    const images = sources.slice(0, place?.count ?? 1).map((source, index) => fetchPicture(source, index === 0));
    if (row !== undefined && place !== undefined) draw(row, place, images);
  };
}

function draw(
  row: HTMLElement,
  { count, margin, columns = '', gap = '', ratio, radius }: PicturePlace,
  images: readonly Element[],
) {
  row.className = 'places';
  Object.assign(row.style, { margin, gap, gridTemplateColumns: columns });
  const boxes = Array.from({ length: count }, (_, index) => {
    const box = row.ownerDocument.createElement('i');
    Object.assign(box.style, { aspectRatio: ratio, borderRadius: radius });
    box.append(...images.slice(index, index + 1));
    return box;
  });
  row.replaceChildren(...boxes);
  return row;
}

/**
 * The first picture is fetched with high priority, the others after the shell. As on the screen, a picture that fails to load
 * leaves an empty box.
 */
function fetchPicture(src: string, isFirst: boolean): Element {
  const image = new Image();
  image.addEventListener('error', () => image.remove());
  // An empty `src` would request the page itself.
  return src === '' ? image : Object.assign(image, { alt: '', fetchPriority: isFirst ? 'high' : 'low', src });
}

/** Replaces the boxes as soon as the frame is parsed, before it is painted. */
function replaceBoxes(document: Document, rows: readonly Element[]): void {
  const replace = () => {
    const boxes = document.querySelector('#frame > .boxes');
    boxes?.replaceWith(...rows);
    return boxes !== null;
  };
  if (replace()) return;
  const observer = new MutationObserver(() => replace() && observer.disconnect());
  observer.observe(document, { childList: true, subtree: true });
}
