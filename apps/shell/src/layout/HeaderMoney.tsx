import { useRecount, useRecovery, useTexts, useTopic } from '@parlour/platform';
import { Button, HiddenAmounts, IconButton, Money, textScale } from '@parlour/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useContext } from 'react';
import styled from 'styled-components';
import { shellTexts } from '../i18n/shellTexts';

/** From this many characters on an amount gets the next smaller size. */
const LONG = 9;

/** Text that is enlarged more leaves no room for recycle all, which is on other screens, too. */
const ROOMY = 1.15;

/** A member's balance in the header, with refresh and recycle all. */
export function HeaderMoney() {
  const balance = useTopic('balance');
  const texts = useTexts(shellTexts);
  const recovery = useRecovery();
  const recount = useRecount();
  const isHidden = useContext(HiddenAmounts) !== undefined;
  const isLong = !isHidden && (balance?.length ?? 0) > LONG;
  return (
    <Root>
      <Money key={balance?.length} value={balance} size={isLong ? 'row' : 's'} tone="gold" />
      <IconButton
        label={texts.refresh}
        icon={<RefreshCw size={20} strokeWidth={1.75} />}
        aria-busy={recount.isPending || undefined}
        onClick={recount.start}
      />
      {textScale() <= ROOMY && (
        <Button variant="quiet" size="small" busy={recovery.isPending} onClick={recovery.start}>
          {texts.recycleAll}
        </Button>
      )}
    </Root>
  );
}

/** What has no room beside a long amount wraps below what is visible. */
const Root = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  height: 56px;
  margin-right: -12px;
  padding-right: 12px;
  overflow: hidden;
  & > * {
    margin-block: 6px;
  }
  @media (max-width: 279px) {
    & > :nth-child(3) {
      display: none;
    }
  }
`;
