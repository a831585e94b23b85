import { useIsOnline, useTexts } from '@parlour/platform';
import { Button, Money, GradientCard, Skeleton, theme, type } from '@parlour/ui-kit';
import { NoticeLine, useAmountMask } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { rebateTexts } from './rebateTexts';

interface RebatePlateProps {
  readonly pending: string | undefined;
  readonly claimed: string | undefined;
  /** The sums did not come. */
  readonly isLost: boolean;
  readonly isSending: boolean;
  readonly onClaim: () => void;
}

/** From this many characters on the sum steps down one size. */
const LONG = 10;

/** What waits to be claimed, the button that claims it, and what was claimed so far. */
export function RebatePlate({ pending, claimed, isLost, isSending, onClaim }: RebatePlateProps) {
  const texts = useTexts(rebateTexts);
  const { isHidden } = useAmountMask();
  const isLong = !isHidden && (pending?.length ?? 0) >= LONG;
  const isOnline = useIsOnline();
  return (
    <Base>
      <Sum data-size="xl">
        <small>{texts.pending}</small>
        {pending === undefined && !isLost ? (
          <Skeleton width={160} height={38} radius="chip" />
        ) : (
          <Money value={pending} size={isLong ? 'l' : 'xl'} tone="auto" />
        )}
      </Sum>
      <Foot>
        <Sum>
          <small>{texts.claimed}</small>
          {claimed === undefined && !isLost ? (
            <Skeleton width={104} height={20} radius="chip" />
          ) : (
            <Money value={claimed} size="s" tone="auto" />
          )}
        </Sum>
        <Button size="medium" busy={isSending} disabled={pending === undefined} onClick={onClaim}>
          {texts.claim}
        </Button>
      </Foot>
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

const Sum = styled.div`
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

const Foot = styled.div`
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
