import { recoverAll } from '@parlour/api-client/endpoints/wallet';
import { usePlatform, useSend, useTexts } from '@parlour/platform';
import { Button, IconButton, Money } from '@parlour/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { shellTexts } from '../shellTexts';

/** A member's balance in the header, with refresh and recycle all. */
export function HeaderMoney({ balance }: { balance: string | undefined }) {
  const { session, toast } = usePlatform();
  const texts = useTexts(shellTexts);
  const recovery = useSend(recoverAll);
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    await session.refresh('recount');
    setRefreshing(false);
  };
  const recycle = async () => {
    const sent = await recovery.send({});
    if (sent === undefined || 'error' in sent) return;
    toast(sent.reply.message, 'success');
    await session.refresh('recount');
  };
  return (
    <Root>
      <Money value={balance} size="s" tone="gold" />
      <IconButton
        label={texts.refresh}
        icon={<RefreshCw size={20} strokeWidth={1.75} />}
        aria-busy={isRefreshing || undefined}
        onClick={refresh}
      />
      <Button variant="quiet" size="small" busy={recovery.isSending} onClick={recycle}>
        {texts.recycleAll}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;
  & > [aria-busy] > svg {
    animation: turn 0.9s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
`;
