import { useRecount, useRecovery, useTexts } from '@parlour/platform';
import { Button, IconButton, theme } from '@parlour/ui-kit';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { shellTexts } from '../i18n/shellTexts';
import { Balance } from './Balance';

/** A member's balance in the header, with refresh and recycle all. */
export function HeaderMoney() {
  const texts = useTexts(shellTexts);
  const recovery = useRecovery();
  const recount = useRecount();
  return (
    <Root>
      <Balance size="s" maxChars={10} />
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
