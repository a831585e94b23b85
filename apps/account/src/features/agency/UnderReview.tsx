import { Link, pathTo, useTexts } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { Middle } from '#shared';
import { agencyTexts } from './agencyTexts';

const takeFocus = (place: HTMLElement | null) => place?.focus({ preventScroll: true });

/** Replaces the form once it is sent: shows the server's message. */
export function UnderReview({ answer }: { answer: string }) {
  const texts = useTexts(agencyTexts);
  return (
    <Place ref={takeFocus} tabIndex={-1}>
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
    </Place>
  );
}

const Place = styled(Middle)`
  outline: none;
`;
