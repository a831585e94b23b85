/** A kind of file that a release may contain. */
interface FileType {
  /** Its `content-type`. */
  readonly type: string;
  /** Whether it is text, so that it is sent compressed. */
  readonly isText?: true;
  /** Whether code can `import` it to get its URL. All others are code or are not imported. */
  readonly isImported?: true;
}

const text = (type: string): FileType => ({ type: `${type}; charset=utf-8`, isText: true });
const asset = (type: string): FileType => ({ type, isImported: true });

/**
 * The types of files that a release may contain, by file extension. Builds, publishing, the gateway and nginx all use this list.
 */
export const servedTypes: Readonly<Record<string, FileType>> = {
  avif: asset('image/avif'),
  bin: asset('application/octet-stream'),
  bmp: asset('image/bmp'),
  css: text('text/css'),
  csv: { ...text('text/csv'), isImported: true },
  gif: asset('image/gif'),
  glb: asset('model/gltf-binary'),
  html: text('text/html'),
  ico: asset('image/x-icon'),
  jpeg: asset('image/jpeg'),
  jpg: asset('image/jpeg'),
  js: text('text/javascript'),
  json: text('application/json'),
  m4a: asset('audio/mp4'),
  mjs: text('text/javascript'),
  mp3: asset('audio/mpeg'),
  mp4: asset('video/mp4'),
  oga: asset('audio/ogg'),
  ogg: asset('audio/ogg'),
  opus: asset('audio/ogg'),
  otf: asset('font/otf'),
  pdf: asset('application/pdf'),
  png: asset('image/png'),
  svg: { type: 'image/svg+xml', isText: true, isImported: true },
  ttf: asset('font/ttf'),
  txt: { ...text('text/plain'), isImported: true },
  vtt: { ...text('text/vtt'), isImported: true },
  wasm: asset('application/wasm'),
  wav: asset('audio/wav'),
  webm: asset('video/webm'),
  webmanifest: { type: 'application/manifest+json' },
  webp: asset('image/webp'),
  woff: asset('font/woff'),
  woff2: asset('font/woff2'),
};

/** Returns the type of a file by its name; undefined when a release may not contain it. */
export function servedTypeOf(name: string): FileType | undefined {
  return Object.hasOwn(servedTypes, endOf(name)) ? servedTypes[endOf(name)] : undefined;
}

/**
 * Returns a sentence that says why a file of a release cannot be served; undefined when it can. The name is relative to the
 * release's folder.
 */
export function servedFault(name: string): string | undefined {
  if (!/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(name) || name.includes('..'))
    return `"${name}" cannot be an address: take letters of a to z, digits, "-", "_" and "." for the names of files and folders`;
  if (servedTypeOf(name) === undefined)
    return `"${name}" is of no kind that the site serves: ${Object.keys(servedTypes).join(', ')}`;
  return undefined;
}

function endOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
