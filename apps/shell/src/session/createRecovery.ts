import { isApiError } from '@parlour/api-client';
import { recoverAll } from '@parlour/api-client/endpoints/wallet';
import type { Platform } from '@parlour/platform';
import { sendIntent } from '@parlour/platform/host';
import { shellTexts } from '../shellTexts';

type Parts = Pick<Platform, 'call' | 'toast' | 'topic' | 'session'>;

/** Recycle all, wherever its button stands. */
export function createRecovery({ call, toast, topic, session }: Parts): Platform['recover'] {
  return async () => {
    if (!navigator.onLine) return toast(shellTexts.contract.offline, 'danger');
    const sent = await sendIntent(call, recoverAll, {});
    if (sent === undefined || ('error' in sent && isApiError(sent.error, 'refused', 'unauthorised'))) return;
    // Without an answer the balances say what came back.
    if ('reply' in sent) toast(sent.reply.message || '操作成功', 'success');
    await Promise.allSettled([session.refresh('recount'), topic('venueBalances').ask()]);
  };
}
