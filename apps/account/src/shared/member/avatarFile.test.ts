import { avatarFile, LARGEST_BYTES } from './avatarFile';

const PNG = '\x89PNG\r\n\x1a\n';
const file = (content: string, name: string, type: string) =>
  new File([Uint8Array.from(content, (sign) => sign.charCodeAt(0))], name, { type });
const large = (begin: string) => begin + ' '.repeat(LARGEST_BYTES);

/** Fakes a browser that decodes pictures of this size, if any, and whose PNG has this many bytes per pixel. */
function browserThatDraws(picture: { readonly width: number; readonly height: number } | undefined, bytesPerPixel = 1) {
  const sizes: string[] = [];
  globalThis.createImageBitmap = jest.fn(async () => {
    if (picture === undefined) throw new DOMException('', 'InvalidStateError');
    return picture as ImageBitmap;
  });
  HTMLCanvasElement.prototype.getContext = jest.fn(() => ({ drawImage: jest.fn() })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, give) {
    sizes.push(`${this.width} × ${this.height}`);
    give(new Blob(['x'.repeat(this.width * this.height * bytesPerPixel)], { type: 'image/png' }));
  };
  return sizes;
}

it.each([
  ['a PNG', PNG, 'me.png', 'image/png', 'me.png'],
  ['a GIF', 'GIF89a…', 'me.gif', 'image/gif', 'me.gif'],
  ['an old GIF named as a PNG', 'GIF87a', 'me.png', 'image/png', 'me.gif'],
  ['a PNG that a phone names JPEG', PNG, 'IMG_1.JPG', 'image/jpeg', 'IMG_1.png'],
  ['a PNG without type', PNG, 'blob', '', 'blob.png'],
])('%s is sent as it is, by its own name', async (_what, content, name, type, sent) => {
  const sizes = browserThatDraws(undefined);
  const avatar = await avatarFile(file(content, name, type));
  expect([avatar?.name, avatar?.type, avatar?.size]).toEqual([sent, `image/${sent.slice(-3)}`, content.length]);
  expect(sizes).toEqual([]);
});

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0', 'me.jpg', 'image/jpeg', { width: 300, height: 200 }, '300 × 200'],
  ['a photo', '\xff\xd8\xff\xe1', 'me.jpeg', 'image/jpeg', { width: 4032, height: 3024 }, '512 × 384'],
  ['HEIC named as a PNG', '\0\0\0\x18ftypheic', 'me.png', 'image/png', { width: 3024, height: 4032 }, '384 × 512'],
  ['a screenshot that is too large', large(PNG), 'me.png', 'image/png', { width: 1290, height: 2796 }, '236 × 512'],
  ['a GIF that is too large', large('GIF89a'), 'me.gif', 'image/gif', { width: 800, height: 800 }, '512 × 512'],
])('%s is drawn as a PNG', async (_what, content, name, type, picture, drawn) => {
  const sizes = browserThatDraws(picture);
  const avatar = await avatarFile(file(content, name, type));
  expect([avatar?.name, avatar?.type]).toEqual(['me.png', 'image/png']);
  expect(sizes).toEqual([drawn]);
});

it('a picture whose PNG is too large is drawn smaller', async () => {
  const sizes = browserThatDraws({ width: 1000, height: 1000 }, 5);
  expect((await avatarFile(file('\xff\xd8', 'me.jpg', 'image/jpeg')))?.size).toBeLessThanOrEqual(LARGEST_BYTES);
  expect(sizes).toEqual(['512 × 512', '256 × 256']);
});

it.each([
  ['an empty file', '', 'me.png', 'image/png'],
  ['HEIC in a browser that cannot draw it', '\0\0\0\x18ftypheic', 'me.png', 'image/png'],
  ['a text', 'GIF', 'me.gif', 'image/gif'],
])('%s is no avatar', async (_what, content, name, type) => {
  browserThatDraws(undefined);
  expect(await avatarFile(file(content, name, type))).toBeUndefined();
});
