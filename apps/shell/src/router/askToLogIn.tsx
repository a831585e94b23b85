import { type Dialogs, lazyPart } from '@parlour/platform';
import type { Say } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

const AjarDoor = lazyPart(async () => (await import(/* webpackChunkName: "doors" */ '@parlour/ui-kit/parts')).AjarDoor);

/** Asks a visitor to log in (spec section 2: the red packet and the transfer ask first); resolves to the answer. */
export function askToLogIn(dialogs: Dialogs, say: Say): Promise<boolean> {
  const { comeIn: title, comeLogIn: message } = say(shellTexts);
  return dialogs.confirm({ title, message, art: <AjarDoor /> });
}
