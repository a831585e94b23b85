import type { Dialogs } from '@parlour/platform';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

interface Ending {
  readonly dialogs: Dialogs;
  /** Ends the session and goes to the login. */
  readonly end: () => void;
  readonly isMember: () => boolean;
  readonly translate: Translate;
}

/**
 * What a 401 does (spec section 8). On any call: the dialog, then storage is cleared and the login opens; two at once show one
 * dialog. On the balance poll of a member: the same without the dialog.
 */
export function createUnauthorised({ dialogs, end, isMember, translate }: Ending) {
  let isShown = false;
  return {
    loudly: async () => {
      if (isShown) return;
      isShown = true;
      end();
      const { unauthorisedTitle: title, unauthorised: message, unauthorisedConfirm: confirm } = translate(shellTexts);
      await dialogs.alert({ title, message, confirm });
      isShown = false;
    },
    silently: () => {
      if (isMember()) end();
    },
  };
}
