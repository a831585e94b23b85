import { isApiError } from '@parlour/api-client';
import { recoverAll } from '@parlour/api-client/endpoints/wallet';
import type { Platform } from '@parlour/platform';
import { sendOperation } from '@parlour/platform/host';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

type Parts = Pick<Platform, 'call' | 'toast' | 'topic' | 'session'> & { readonly translate: Translate };

/** Recycle all, for each place that has the button. */
export function createRecovery({ call, toast, topic, session, translate }: Parts): Platform['recover'] {
  return async () => {
    if (!navigator.onLine) return toast(translate(shellTexts).offline, 'danger');
    const sent = await sendOperation(call, recoverAll, {});
    if (sent === undefined || ('error' in sent && isApiError(sent.error, 'refused', 'unauthorised'))) return;
    // Without an answer the balances show what was returned.
    if ('reply' in sent) toast(sent.reply.message || translate(shellTexts).done, 'success');
    await Promise.allSettled([session.refresh('recount'), topic('venueBalances').ask()]);
  };
}
