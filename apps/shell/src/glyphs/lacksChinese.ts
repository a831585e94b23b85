const SIZE = 40;
/** Common characters; Japanese fonts lack the last two. */
const CHINESE = ['充', '钱', '戏'];
/** Assigned to no script, so no font has a glyph for it. */
const UNASSIGNED = '\u0378';

/**
 * Whether the system draws a box instead of a Chinese character, measured in the fonts of the page. A missing character has the
 * width of an unassigned one. If that is also the width of a Chinese character, the drawn pixels are compared; Firefox writes the
 * character's code point into its box.
 */
export function lacksChinese(document: Document): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2 * SIZE, height: 2 * SIZE });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return false;
  context.font = `${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  const widthOf = (character: string) => context.measureText(character).width;
  const isNear = (one: number, other: number) => Math.abs(one - other) < SIZE / 20;
  const pictureOf = (character: string) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(character, SIZE / 2, 1.5 * SIZE);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  const box = widthOf(UNASSIGNED);
  const isBox = (character: string) =>
    isNear(widthOf(character), box) && (!isNear(box, SIZE) || pictureOf(character) === pictureOf(UNASSIGNED));
  const lacks = CHINESE.some(isBox);
  // Releases the fonts: Chromium may crash when fonts are added while a canvas still uses some.
  canvas.width = 0;
  return lacks;
}
