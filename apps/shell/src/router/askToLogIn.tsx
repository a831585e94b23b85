import { type Dialogs, lazyComponent } from '@parlour/platform';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

const LoginPromptIllustration = lazyComponent(
  async () => (await import(/* webpackChunkName: "rare" */ '@parlour/ui-kit/parts')).LoginPromptIllustration,
);

/** Asks a visitor to log in (spec section 2: the red packet and the transfer ask first); resolves to the answer. */
export function askToLogIn(dialogs: Dialogs, translate: Translate): Promise<boolean> {
  const { comeIn: title, comeLogIn: message } = translate(shellTexts);
  return dialogs.confirm({ title, message, art: <LoginPromptIllustration /> });
}
