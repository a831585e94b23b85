import { Skeleton, theme } from '@parlour/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

const SIDE = 172;

export type QrPaperProps = {
  /** The backend's picture; without one, or when it fails to load, the code is drawn from `text`. */
  picture: string;
  /** Empty when there is nothing to draw: then a picture that fails to load leaves nothing. */
  text: string;
  label: string;
  /** Nothing is known yet. */
  isWaiting?: boolean;
  /** Shown when there is neither a picture nor anything to draw; `retry` requests the picture again. */
  whenMissing?: (retry: () => void) => ReactNode;
  /** Content below, made from the address of the picture that is shown. */
  children?: (source: string) => ReactNode;
};

/** A code to scan on paper, quiet all round. */
export function QrPaper({ picture, text, label, isWaiting = false, whenMissing, children }: QrPaperProps) {
  const [failed, setFailed] = useState<string>();
  const isDrawn = picture === '' || picture === failed;
  const drawing = useDrawing(isDrawn && !isWaiting ? text : '');
  const source = isDrawn ? drawing : picture;
  if (!isWaiting && isDrawn && (text === '' || source === '')) return whenMissing?.(() => setFailed(undefined)) ?? null;
  return (
    <>
      <Paper>
        {isWaiting || source === undefined ? (
          <Skeleton width={SIDE} height={SIDE} radius="tile" />
        ) : (
          <img src={source} alt={label} width={SIDE} height={SIDE} onError={() => setFailed(source)} />
        )}
      </Paper>
      {!isWaiting && source !== undefined && children?.(source)}
    </>
  );
}

/** The drawing of exactly this text, never of the one before; empty when it cannot be drawn. */
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

const Paper = styled.div`
  width: ${SIDE}px;
  height: ${SIDE}px;
  padding: 12px;
  box-sizing: content-box;
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
`;
