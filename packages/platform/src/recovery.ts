import { recoverAll } from '@parlour/api-client/endpoints/wallet';
import { useCallback, useState } from 'react';
import { usePlatform } from './context';
import { useSend } from './send';

export interface Recovery {
  /** Sends once, shows the server's message, then counts every wallet anew. */
  readonly recover: () => Promise<void>;
  readonly isRecovering: boolean;
}

/** Brings the money of every venue back to the central wallet. */
export function useRecovery(): Recovery {
  const platform = usePlatform();
  const { send, isSending } = useSend(recoverAll);
  const [isCounting, setCounting] = useState(false);
  const recover = useCallback(async () => {
    const sent = await send({});
    if (sent === undefined || 'error' in sent) return;
    platform.toast(sent.reply.message || '操作成功', 'success');
    setCounting(true);
    const venues = platform.topic('venueBalances').ask();
    await Promise.allSettled([platform.session.refresh('recount'), venues]);
    setCounting(false);
  }, [platform, send]);
  return { recover, isRecovering: isSending || isCounting };
}
