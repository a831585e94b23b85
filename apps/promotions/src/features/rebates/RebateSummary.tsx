import { claimRebate } from '@parlour/api-client/endpoints/promotions';
import { useIsOnline, useTexts } from '@parlour/platform';
import { Button, Money, GradientCard, Skeleton, theme, type } from '@parlour/ui-kit';
import { NoticeLine } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { rebateTexts } from './rebateTexts';

interface RebateSummaryProps {
  readonly pending: string | undefined;
  readonly claimed: string | undefined;
  /** The amounts failed to load. */
  readonly hasFailed: boolean;
  readonly isClaiming: boolean;
  readonly onClaim: () => void;
}

/** The pending amount with its claim button, and the amount claimed so far. */
export function RebateSummary({ pending, claimed, hasFailed, isClaiming, onClaim }: RebateSummaryProps) {
  const texts = useTexts(rebateTexts);
  const isOnline = useIsOnline();
  return (
    <Base>
      <Amount data-size="xl">
        <small>{texts.pending}</small>
        {pending === undefined && !hasFailed ? (
          <Skeleton width={160} height={38} radius="chip" />
        ) : (
          <Money value={pending} size="xl" maxChars={11} tone="auto" />
        )}
      </Amount>
      <Footer>
        <Amount>
          <small>{texts.claimed}</small>
          {claimed === undefined && !hasFailed ? (
            <Skeleton width={104} height={20} radius="chip" />
          ) : (
            <Money value={claimed} size="s" tone="auto" />
          )}
        </Amount>
        <Button size="medium" data-sends={claimRebate.name} busy={isClaiming} disabled={pending === undefined} onClick={onClaim}>
          {texts.claim}
        </Button>
      </Footer>
      {!isOnline && <NoticeLine text={texts.waits} />}
    </Base>
  );
}

const Base = styled(GradientCard)`
  & > [role='note'] {
    margin-top: 12px;
  }
  padding: 20px;
`;

const Amount = styled.div`
  min-height: 45px;
  & > * {
    display: block;
  }
  & > small {
    ${type.caption}
    color: ${theme.color.text2};
  }
  &[data-size] {
    min-height: 74px;
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  margin-top: 12px;
  & > button {
    min-width: 96px;
  }
`;
