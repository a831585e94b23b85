/** Below the limits of the gateway (1.2 MB) and of most backends (often 1 MB). */
export const LARGEST_BYTES = 1_000_000;
/** Maximum edge in px of a picture that is drawn again; it is shown at 64 px. */
const LARGEST_EDGE = 512;
const SMALLEST_EDGE = 64;
const MAGIC = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
] as const;

/** File types that a player may choose. Without HEIC in the list, an iPhone converts its photos to JPEG. */
export const chosenKinds = 'image/gif,image/png,image/jpeg,image/webp';

/**
 * Converts a chosen file to what the avatar call accepts (spec section 5). A GIF or PNG, by its content, is unchanged unless it
 * is too large; any other picture that the browser can draw becomes a PNG. Undefined for a file that is not a picture.
 */
export async function avatarFile(file: File): Promise<File | undefined> {
  const begin = await beginOf(file);
  const [kind] = MAGIC.find(([, magic]) => begin.startsWith(magic)) ?? [];
  if (kind === undefined || file.size > LARGEST_BYTES) return drawnAnew(file);
  return file.type === `image/${kind}` ? file : renamed(file, file.name, kind);
}

/** The first eight bytes of a file, one character each. */
function beginOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      const bytes = reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : [];
      resolve(String.fromCharCode(...bytes));
    };
    reader.readAsArrayBuffer(file.slice(0, 8));
  });
}

async function drawnAnew(file: File): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file);
    for (let edge = LARGEST_EDGE; edge >= SMALLEST_EDGE; edge /= 2) {
      const blob = await draw(picture, Math.min(1, edge / Math.max(picture.width, picture.height)));
      if (blob !== null && blob.size <= LARGEST_BYTES) return renamed(blob, file.name, 'png');
    }
  } catch {
    // The browser cannot draw it, such as HEIC in Chrome.
  }
  return undefined;
}

function draw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function renamed(content: Blob, name: string, kind: 'gif' | 'png'): File {
  return new File([content], `${name.replace(/\.\w+$/, '')}.${kind}`, { type: `image/${kind}` });
}
