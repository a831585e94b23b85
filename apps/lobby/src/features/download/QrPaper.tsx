import type { AppInfo } from '@parlour/api-client/endpoints/lobby';
import { lazyPart, useTexts } from '@parlour/platform';
import { Skeleton, theme } from '@parlour/ui-kit';
import { downloadAddress } from '#shared';
import { useState } from 'react';
import styled from 'styled-components';
import { downloadTexts } from './downloadTexts';

const SIDE = 172;
const Waiting = () => <Skeleton width={SIDE} height={SIDE} radius="tile" />;
const DrawnQr = lazyPart(async () => (await import('./DrawnQr')).DrawnQr, { instead: Waiting });

/** The operator's picture of the code; without one, or when it does not come, the code of the download's address. */
export function QrPaper({ app }: { app: AppInfo | undefined }) {
  const texts = useTexts(downloadTexts);
  const [hasFailed, setFailed] = useState(false);
  const picture = hasFailed ? '' : (app?.ios_download_qrcode ?? '');
  const address = app && downloadAddress(app.ios_download_url);
  if (app && picture === '' && address === undefined) return null;
  return (
    <Paper>
      {app === undefined && <Waiting />}
      {picture !== '' && <img src={picture} alt={texts.code} width={SIDE} height={SIDE} onError={() => setFailed(true)} />}
      {picture === '' && address && <DrawnQr text={address.href} label={texts.code} side={SIDE} />}
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
