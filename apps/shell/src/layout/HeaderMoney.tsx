import { useRecount, useRecovery, useTexts, useTopic } from '@parlour/platform';
import { Button, IconButton, Money, theme } from '@parlour/ui-kit';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { shellTexts } from '../i18n/shellTexts';

/** A member's balance in the header, with refresh and recycle all. */
export function HeaderMoney() {
  const balance = useTopic('balance');
  const texts = useTexts(shellTexts);
  const recovery = useRecovery();
  const recount = useRecount();
  return (
    <Root>
      <Money key={balance?.length} value={balance} size="s" maxChars={10} tone="gold" />
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

/** Content that does not fit beside a long amount wraps below the visible area. */
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
  && > :first-child {
    line-height: calc(44px / ${theme.textScale});
  }
`;
