import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'onError'> {
  readonly src: string | undefined;
  readonly alt: string | undefined;
  /** Shown when there is no image, or when it fails to load. */
  readonly fallback?: ReactNode;
}

/** An image from the backend, which may be missing or broken. */
export function Picture({ src, alt, fallback = null, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  return src === undefined || src === '' || src === failed ? (
    fallback
  ) : (
    <img {...rest} src={src} alt={alt} onError={() => setFailed(src)} />
  );
}
