import { usePlatform } from '../context';
import { logOutTexts } from './logOutTexts';
import { useTexts } from '../languages/texts';

/** The logout of every button: logs out once the player confirmed (spec section 4). */
export function useLogOut(): () => void {
  const { dialogs, session } = usePlatform();
  const { question } = useTexts(logOutTexts);
  const ask = async () => {
    if (await dialogs.confirm({ title: question })) await session.logOut();
  };
  return () => void ask();
}
