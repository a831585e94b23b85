import type { AppInfo } from '@parlour/api-client/endpoints/lobby';
import { useTexts } from '@parlour/platform';
import { Skeleton, theme } from '@parlour/ui-kit';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { downloadTexts } from './downloadTexts';

const DrawnQr = lazy(async () => ({ default: (await import('./DrawnQr')).DrawnQr }));
const SIDE = 172;

/** The operator's picture of the code; without one, or when it does not come, the code of the download's address. */
export function QrPaper({ app }: { app: AppInfo | undefined }) {
  const texts = useTexts(downloadTexts);
  const [hasFailed, setFailed] = useState(false);
  const picture = app?.ios_download_qrcode ?? '';
  const isDrawn = app !== undefined && (picture === '' || hasFailed);
  return (
    <Paper>
      <Suspense fallback={<Skeleton width={SIDE} height={SIDE} radius="tile" />}>
        {app === undefined && <Skeleton width={SIDE} height={SIDE} radius="tile" />}
        {app && !isDrawn && <img src={picture} alt={texts.code} width={SIDE} height={SIDE} onError={() => setFailed(true)} />}
        {isDrawn && <DrawnQr text={new URL(app.ios_download_url, location.href).href} label={texts.code} side={SIDE} />}
      </Suspense>
    </Paper>
  );
}

const Paper = styled.div`
  width: ${SIDE}px;
  height: ${SIDE}px;
  padding: 12px;
  box-sizing: content-box;
  border-radius: ${theme.radius.card};
  background: #fffdf7;
`;
