import { Link, useTexts } from '@parlour/platform';
import { ButtonLink, Money, GradientCard, Skeleton, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { welfareTexts } from './welfareTexts';

interface WelfareSummaryProps {
  readonly total: string | undefined;
  readonly count: number | undefined;
  /** The request has ended, with or without a total. */
  readonly isSettled: boolean;
}

/** Total of the red packets, and the link to the next one. */
export function WelfareSummary({ total, count, isSettled }: WelfareSummaryProps) {
  const texts = useTexts(welfareTexts);
  return (
    <Base>
      <div>
        <small>{texts.total}</small>
        {total === undefined && !isSettled ? (
          <Skeleton width={140} height={32} radius="chip" />
        ) : (
          <Money value={total} size="l" tone="auto" />
        )}
        <small>{count === undefined ? ' ' : texts.count(count)}</small>
      </div>
      <ButtonLink as={Link} to="/hongbao" data-size="medium">
        {texts.claim}
      </ButtonLink>
    </Base>
  );
}

const Base = styled(GradientCard)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  padding: 20px;
  & > div {
    min-height: 84px;
  }
  & > div > * {
    display: block;
  }
  & > div > small {
    min-height: 18px;
    ${type.caption}
    color: ${theme.color.text2};
  }
`;
