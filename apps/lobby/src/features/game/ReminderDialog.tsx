import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { usePlatform, useTexts } from '@parlour/platform';
import { AlertDialog, Money } from '@parlour/ui-kit';
import { gameTexts } from './gameTexts';
import { hoursOf } from './reminderRules';
import { useReminder } from './useReminder';

/** Reality check: periodically shows how long the member has been playing. Escape continues the game. */
export function ReminderDialog({ saferPlay }: { saferPlay: SaferPlay | undefined }) {
  const { navigation } = usePlatform();
  const texts = useTexts(gameTexts);
  const { play, isOpen, close } = useReminder(saferPlay);
  const stop = () => {
    close();
    navigation.back();
  };
  const { hours, minutes } = hoursOf(play?.seconds ?? 0);
  return (
    <AlertDialog
      open={isOpen}
      title={texts.played(texts.duration(hours, minutes))}
      confirmLabel={texts.stop}
      cancelLabel={texts.goOn}
      onConfirm={stop}
      onCancel={close}
    >
      <span>{texts.net}</span> <Money value={play?.net} signed />
    </AlertDialog>
  );
}
