import { accountSamples } from './account';
import { lobbySamples } from './lobby';
import { promotionsSamples } from './promotions';
import { recordsSamples } from './records';
import { saferPlaySamples } from './saferPlay';
import { sessionSamples } from './session';
import { walletSamples } from './wallet';

/** One accepted exchange of every endpoint by its name: a payload and the raw `data` (numbers as strings here and there, as backends send them). */
export const samples: Readonly<Record<string, { readonly payload: unknown; readonly data: unknown; readonly message?: string }>> =
  {
    ...sessionSamples,
    ...lobbySamples,
    ...walletSamples,
    ...recordsSamples,
    ...promotionsSamples,
    ...accountSamples,
    ...saferPlaySamples,
  };
