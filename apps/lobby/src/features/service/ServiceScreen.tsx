import { getServiceUrl } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery, useTexts } from '@parlour/platform';
import { FailedState, Spinner, theme, useSettledLoading, VisuallyHidden } from '@parlour/ui-kit';
import { EmbeddedFrame, framedAddress } from '@parlour/ui-kit/parts';
import { frameTexts, serviceFrame } from '#shared';
import styled from 'styled-components';
import { serviceTexts } from './serviceTexts';

export function ServiceScreen() {
  const texts = useTexts(serviceTexts);
  const frame = useTexts(frameTexts);
  const { data, isLoading, retry } = useApiQuery(getServiceUrl, {});
  const isWaitShown = useSettledLoading(isLoading);
  const address = data && framedAddress(data.url);
  return (
    <Container aria-busy={isLoading || undefined} data-state={address ? 'open' : 'closed'}>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      {address && <EmbeddedFrame address={address} title={texts.title} texts={frame} permissions={serviceFrame()} />}
      {!address && isLoading && isWaitShown && <Spinner size={28} label={texts.loading} />}
      {!address && !isLoading && (
        <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />
      )}
    </Container>
  );
}

const Container = styled.div`
  position: relative;
  height: calc(100dvh - 56px - 64px - ${theme.safe.top} - ${theme.safe.bottom});
  min-height: 220px;
  &[data-state='closed'] {
    display: grid;
    place-content: center;
  }
`;
