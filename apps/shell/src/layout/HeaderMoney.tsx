import { useRecount, useRecovery, useTexts, useTopic } from '@parlour/platform';
import { Button, HiddenAmounts, IconButton, Money } from '@parlour/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useContext } from 'react';
import styled from 'styled-components';
import { shellTexts } from '../i18n/shellTexts';

/** From this many characters on an amount gets the next smaller size, and small phones hide the logo. */
const LONG = 9;

/** A member's balance in the header, with refresh and recycle all. */
export function HeaderMoney() {
  const balance = useTopic('balance');
  const texts = useTexts(shellTexts);
  const recovery = useRecovery();
  const recount = useRecount();
  const isHidden = useContext(HiddenAmounts) !== undefined;
  const isLong = !isHidden && (balance?.length ?? 0) > LONG;
  return (
    <Root data-long={isLong}>
      <Money key={balance?.length} value={balance} size={isLong ? 'row' : 's'} tone="gold" />
      <IconButton
        label={texts.refresh}
        icon={<RefreshCw size={20} strokeWidth={1.75} />}
        aria-busy={recount.isPending || undefined}
        onClick={recount.start}
      />
      <Button variant="quiet" size="small" busy={recovery.isPending} onClick={recovery.start}>
        {texts.recycleAll}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  @media (max-width: 279px) {
    & > :last-child {
      display: none;
    }
  }
`;
