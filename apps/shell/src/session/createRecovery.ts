import { isApiError } from '@parlour/api-client';
import { recoverAll } from '@parlour/api-client/endpoints/wallet';
import type { Platform } from '@parlour/platform';
import { sendIntent } from '@parlour/platform/host';
import type { Say } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

type Parts = Pick<Platform, 'call' | 'toast' | 'topic' | 'session'> & { readonly say: Say };

/** Recycle all, wherever its button stands. */
export function createRecovery({ call, toast, topic, session, say }: Parts): Platform['recover'] {
  return async () => {
    if (!navigator.onLine) return toast(say(shellTexts).offline, 'danger');
    const sent = await sendIntent(call, recoverAll, {});
    if (sent === undefined || ('error' in sent && isApiError(sent.error, 'refused', 'unauthorised'))) return;
    // Without an answer the balances say what came back.
    if ('reply' in sent) toast(sent.reply.message || say(shellTexts).done, 'success');
    await Promise.allSettled([session.refresh('recount'), topic('venueBalances').ask()]);
  };
}
