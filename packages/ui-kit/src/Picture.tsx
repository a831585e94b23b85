import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'onError'> {
  readonly src: string | undefined;
  readonly alt: string | undefined;
  /** Shown when there is no picture, or when it fails to load. */
  readonly instead?: ReactNode;
}

/** A picture of the backend, which may be none. */
export function Picture({ src, alt, instead = null, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  return src === undefined || src === '' || src === failed ? (
    instead
  ) : (
    <img {...rest} src={src} alt={alt} onError={() => setFailed(src)} />
  );
}
