import { pathTo, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { Centered } from '#shared';
import { agencyTexts } from './agencyTexts';

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Replaces the form once it is sent, with the server's message. */
export function UnderReview({ answer }: { answer: string }) {
  const texts = useTexts(agencyTexts);
  return (
    <Focusable ref={takeFocus} tabIndex={-1}>
      <EmptyState
        title={texts.underReview}
        text={answer}
        actions={
          <>
            <LinkButton to={pathTo('/boutBallBetInfo', { type: 5 })}>{texts.terms}</LinkButton>
            <LinkButton to="/kefu">{texts.service}</LinkButton>
          </>
        }
      />
    </Focusable>
  );
}

const Focusable = styled(Centered)`
  outline: none;
`;
