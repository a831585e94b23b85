import { Link, useTexts } from '@parlour/platform';
import { ButtonLink, Money, GradientCard, Skeleton, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { welfareTexts } from './welfareTexts';

interface WelfarePlateProps {
  readonly total: string | undefined;
  readonly count: number | undefined;
  /** The answer came without the sum, or did not come. */
  readonly isLost: boolean;
}

/** Total of the red packets, and the link to the next one. */
export function WelfarePlate({ total, count, isLost }: WelfarePlateProps) {
  const texts = useTexts(welfareTexts);
  return (
    <Base>
      <div>
        <small>{texts.total}</small>
        {total === undefined && !isLost ? (
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
