import type { Dialogs } from '@parlour/platform';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

interface Ending {
  readonly dialogs: Dialogs;
  /** Ends the session and goes to the login. */
  readonly end: (login?: string) => void;
  /** The address of a login that needs no input; undefined unless a messenger has just opened the site with unused data. */
  readonly freshLogin: () => string | undefined;
  readonly isMember: () => boolean;
  readonly translate: Translate;
}

/**
 * Reactions to a 401 (spec section 8). `loudly`, for any call: shows one dialog, clears the storage and opens the login.
 * `silently`, for a member's balance poll: the same without the dialog. If a messenger has just opened the site, the session is
 * replaced without a dialog, because the launch data is newer than a stored token.
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
