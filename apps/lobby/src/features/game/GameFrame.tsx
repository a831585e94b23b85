import { Link, useTexts } from '@parlour/platform';
import { ButtonLink, FailedState, Spinner } from '@parlour/ui-kit';
import { EmbeddedFrame, EmptyState } from '@parlour/ui-kit/parts';
import { frameTexts } from '#shared';
import styled from 'styled-components';
import { gameTexts } from './gameTexts';
import type { Opening } from './useOpening';

interface GameStageProps {
  readonly opening: Opening;
  readonly title: string;
  readonly onRetry: () => void;
}

/** The frame, or why there is none. */
export function GameStage({ opening, title, onRetry }: GameStageProps) {
  const frame = useTexts(frameTexts);
  return (
    <Stage>
      {opening.state === 'open' ? (
        <EmbeddedFrame address={opening.address} title={title} texts={frame} hasExternalLink />
      ) : (
        <Middle>
          <Instead opening={opening} title={title} onRetry={onRetry} />
        </Middle>
      )}
    </Stage>
  );
}

type InsteadProps = GameStageProps & { readonly opening: Exclude<Opening, { readonly state: 'open' }> };

function Instead({ opening, title, onRetry }: InsteadProps) {
  const texts = useTexts(gameTexts);
  switch (opening.state) {
    case 'opening':
      return <Spinner size={28} label={texts.opening} />;
    case 'forbidden':
      return (
        <EmptyState
          title={texts.failed(title)}
          text={opening.reason}
          actions={
            <ButtonLink as={Link} to="/saferPlay" data-variant="secondary" data-size="medium">
              {texts.yourLimits}
            </ButtonLink>
          }
        />
      );
    case 'failed':
      return (
        <FailedState
          title={texts.failed(title)}
          text={opening.reason ?? texts.failedText}
          retryLabel={texts.retry}
          onRetry={onRetry}
        />
      );
  }
}

const Stage = styled.div`
  position: relative;
  min-height: 0;
`;

const Middle = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
`;
