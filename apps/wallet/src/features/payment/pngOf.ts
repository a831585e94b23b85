const SIDE = 688;

/**
 * Converts a picture to a PNG, since phones do not scan SVGs in their albums. Rejects when the browser blocks reading the pixels.
 */
export async function pngOf(source: string): Promise<Blob> {
  const picture = new Image(SIDE, SIDE);
  picture.src = source;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(picture, 0, 0, SIDE, SIDE);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (png === null) throw new Error('there is no picture');
  return png;
}
