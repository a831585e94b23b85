const SIZE = 40;
/** Common ones; Japanese fonts lack the last two. */
const CHINESE = ['充', '钱', '戏'];
/** In no script: no font has it. */
const UNASSIGNED = '\u0378';

/**
 * Whether the system draws a box instead of a Chinese character, measured in the fonts of the page. All boxes are of one width, which is
 * not that of a Chinese character, or they are one picture; Firefox writes the character's number into its box.
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
  // Lets go of the fonts: Chromium may crash where a canvas has some and others come.
  canvas.width = 0;
  return lacks;
}
