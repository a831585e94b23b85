import { usePlatform } from './context';
import { defineTexts, useTexts } from './texts';

const logOutTexts = defineTexts({ contract: { question: 'Are you sure you want to log out?' } });

/** The way out, wherever its button stands: logs out once the player confirmed (spec section 4). */
export function useLogOut(): () => Promise<void> {
  const { dialogs, session } = usePlatform();
  const { question } = useTexts(logOutTexts);
  return async () => {
    if (await dialogs.confirm({ title: question })) await session.logOut();
  };
}
