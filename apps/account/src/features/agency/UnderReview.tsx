import { Link, pathTo, useTexts } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';
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
            <ButtonLink as={Link} to={pathTo('/boutBallBetInfo', { type: 5 })} data-variant="secondary" data-size="medium">
              {texts.terms}
            </ButtonLink>
            <ButtonLink as={Link} to="/kefu" data-variant="secondary" data-size="medium">
              {texts.service}
            </ButtonLink>
          </>
        }
      />
    </Focusable>
  );
}

const Focusable = styled(Centered)`
  outline: none;
`;
