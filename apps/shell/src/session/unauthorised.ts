import type { Dialogs } from '@parlour/platform';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

interface Ending {
  readonly dialogs: Dialogs;
  /** Ends the session and goes to the login. */
  readonly end: (login?: string) => void;
  /** The login that needs nothing of the player: a messenger has just opened the site with data that nobody has used. */
  readonly freshLogin: () => string | undefined;
  readonly isMember: () => boolean;
  readonly translate: Translate;
}

/**
 * What a 401 does (spec section 8). On any call: the dialog, then storage is cleared and the login opens; two at once show one
 * dialog. On the balance poll of a member: the same without the dialog. Where a messenger has just opened the site the session is
 * replaced, in silence: the data of its launch is newer than a stored token.
 */
export function createUnauthorised({ dialogs, end, freshLogin, isMember, translate }: Ending) {
  let isShown = false;
  return {
    loudly: async () => {
      if (isShown) return;
      const login = freshLogin();
      if (login !== undefined) return end(login);
      isShown = true;
      end();
      const { unauthorisedTitle: title, unauthorised: message, unauthorisedConfirm: confirm } = translate(shellTexts);
      await dialogs.alert({ title, message, confirm });
      isShown = false;
    },
    silently: () => {
      if (isMember()) end(freshLogin());
    },
  };
}
