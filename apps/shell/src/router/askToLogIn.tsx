import { lazyComponent } from '@parlour/platform';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';
import type { DialogQueue } from '../services/dialogs';

const LoginPromptIllustration = lazyComponent(
  async () => (await import(/* webpackChunkName: "rare" */ '@parlour/ui-kit/parts')).LoginPromptIllustration,
);

/** Asks a visitor to log in (spec section 2: the red packet and the transfer ask first); resolves to the answer. */
export function askToLogIn(dialogs: Pick<DialogQueue, 'confirm'>, translate: Translate, signal?: AbortSignal): Promise<boolean> {
  const { comeIn: title, comeLogIn: message } = translate(shellTexts);
  return dialogs.confirm({ title, message, art: <LoginPromptIllustration /> }, signal);
}
