import { NoticeLine } from '@parlour/ui-kit/parts';
import { CircleQuestionMark } from 'lucide-react';
import styled from 'styled-components';

/** Says that a form got no answer; network failures have no toast (spec section 8). */
export function NoAnswerNote({ text, isShown }: { text: string; isShown: boolean }) {
  return <Place aria-live="polite">{isShown && <NoticeLine icon={CircleQuestionMark} text={text} />}</Place>;
}

const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;
