import { getServiceUrl } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery, useTexts } from '@parlour/platform';
import { Spinner, theme, VisuallyHidden } from '@parlour/ui-kit';
import { AsyncContent, EmbeddedFrame, framedAddress, loadStateOf } from '@parlour/ui-kit/parts';
import { frameTexts, serviceFrame } from '#shared';
import styled from 'styled-components';
import { serviceTexts } from './serviceTexts';

export function ServiceScreen() {
  const texts = useTexts(serviceTexts);
  const frame = useTexts(frameTexts);
  const { data, isLoading, retry } = useApiQuery(getServiceUrl, {});
  const address = data && framedAddress(data.url);
  return (
    <Container data-state={address ? 'open' : 'closed'}>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <AsyncContent
        state={loadStateOf({ data: address, isLoading, retry })}
        texts={texts}
        skeleton={
          <Middle>
            <Spinner size={28} />
          </Middle>
        }
      >
        {(framed) => <EmbeddedFrame address={framed} title={texts.title} texts={frame} permissions={serviceFrame()} />}
      </AsyncContent>
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

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`;
