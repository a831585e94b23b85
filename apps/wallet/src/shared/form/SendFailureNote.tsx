import { Link, useTexts } from '@parlour/platform';
import { NoticeLine } from '@parlour/ui-kit/parts';
import { CircleQuestionMark, CloudOff } from 'lucide-react';
import styled from 'styled-components';
import type { SendFailure } from './sendFailureOf';
import { walletTexts } from '../walletTexts';

/**
 * Tells the player whether an unanswered call was sent, and where its result shows. Network failures have no toast (spec section
 * 8).
 */
export function SendFailureNote({ failure, lookUp }: { failure: SendFailure | undefined; lookUp?: string }) {
  const texts = useTexts(walletTexts);
  return (
    <Place aria-live="polite" data-state={failure === undefined ? 'empty' : undefined}>
      {failure !== undefined && (
        <NoticeLine
          icon={failure === 'unsent' ? CloudOff : CircleQuestionMark}
          text={texts.failure[failure]}
          action={failure === 'unknown' && lookUp !== undefined && <Link to={lookUp}>{texts.lookUp}</Link>}
        />
      )}
    </Place>
  );
}

const Place = styled.div`
  &[data-state='empty'] {
    position: absolute;
  }
`;
