import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { FailedState, Spinner } from '@parlour/ui-kit';
import { EmbeddedFrame, EmptyState, isolated } from '@parlour/ui-kit/parts';
import { frameTexts, serviceFrame } from '#shared';
import styled from 'styled-components';
import { gameTexts } from './gameTexts';
import type { Opening } from './useOpening';

interface GameFrameProps {
  readonly opening: Opening;
  readonly title: string;
  readonly isService: boolean;
  readonly onRetry: () => void;
}

/** The frame of the game, or its loading or failed state. */
export function GameFrame({ opening, title, isService, onRetry }: GameFrameProps) {
  const frame = useTexts(frameTexts);
  return (
    <Container>
      {opening.state === 'open' ? (
        <EmbeddedFrame
          address={opening.address}
          title={title}
          texts={frame}
          hasExternalLink
          {...(isService && { permissions: serviceFrame() })}
        />
      ) : (
        <Middle>
          <Placeholder opening={opening} title={title} onRetry={onRetry} />
        </Middle>
      )}
    </Container>
  );
}

type PlaceholderProps = Omit<GameFrameProps, 'isService'> & { readonly opening: Exclude<Opening, { readonly state: 'open' }> };

function Placeholder({ opening, title, onRetry }: PlaceholderProps) {
  const texts = useTexts(gameTexts);
  switch (opening.state) {
    case 'opening':
      return <Spinner size={28} label={texts.opening} />;
    case 'forbidden':
      return (
        <EmptyState
          title={texts.failed(isolated(title))}
          text={opening.reason}
          actions={<LinkButton to="/saferPlay">{texts.yourLimits}</LinkButton>}
        />
      );
    case 'failed':
      return (
        <FailedState
          title={texts.failed(isolated(title))}
          text={opening.isOffline ? texts.offline : (opening.reason ?? texts.failedText)}
          retryLabel={texts.retry}
          onRetry={onRetry}
        />
      );
  }
}

const Container = styled.div`
  position: relative;
  min-height: 0;
`;

const Middle = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
`;
