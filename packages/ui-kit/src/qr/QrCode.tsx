import { Skeleton, theme } from '@parlour/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

const SIDE = 172;

export type QrCodeProps = {
  /** The URL of the backend's image. If it is empty or fails to load, the code is generated from `text`. */
  picture: string;
  /** Empty when no code can be generated. Then nothing replaces an image that fails to load. */
  text: string;
  label: string;
  /** The data is still loading. */
  isWaiting?: boolean;
  /** Shown when there is neither an image nor a text; `retry` requests the image again. */
  whenMissing?: (retry: () => void) => ReactNode;
  /** Content below, given the URL of the image that is shown. */
  children?: (source: string) => ReactNode;
};

/** A QR code on a light background with a quiet zone. */
export function QrCode({ picture, text, label, isWaiting = false, whenMissing, children }: QrCodeProps) {
  const [failed, setFailed] = useState<string>();
  const isDrawn = picture === '' || picture === failed;
  const drawing = useDrawing(isDrawn && !isWaiting ? text : '');
  const source = isDrawn ? drawing : picture;
  if (!isWaiting && isDrawn && (text === '' || source === '')) return whenMissing?.(() => setFailed(undefined)) ?? null;
  return (
    <>
      <Frame>
        {isWaiting || source === undefined ? (
          <Skeleton width={SIDE} height={SIDE} radius="tile" />
        ) : (
          <img src={source} alt={label} width={SIDE} height={SIDE} onError={() => setFailed(source)} />
        )}
      </Frame>
      {!isWaiting && source !== undefined && children?.(source)}
    </>
  );
}

/** The generated code of the current text, never of an earlier one; empty when it cannot be generated. */
function useDrawing(text: string): string | undefined {
  const [drawing, setDrawing] = useState<{ readonly of: string; readonly source: string }>();
  useEffect(() => {
    if (text === '') return;
    import('./drawQr').then(
      ({ drawQr }) => setDrawing({ of: text, source: drawQr(text) }),
      (error: unknown) => {
        setDrawing({ of: text, source: '' });
        globalThis.reportError?.(error);
      },
    );
  }, [text]);
  return drawing?.of === text ? drawing.source : undefined;
}

const Frame = styled.div`
  width: ${SIDE + 24}px;
  max-width: 100%;
  aspect-ratio: 1;
  padding: 12px;
  & > * {
    width: 100%;
    height: 100%;
  }
  border-radius: ${theme.radius.card};
  background: ${theme.color.qrBackground};
`;
