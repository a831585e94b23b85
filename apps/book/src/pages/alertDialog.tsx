import { AlertDialog } from '@parlour/ui-kit';
import { LoginPromptIllustration } from '@parlour/ui-kit/parts';
import { Trash2 } from 'lucide-react';
import { definePage } from '../definePage';
import { Held } from '../Held';
import type { Say } from '../sampleWords';

type Sample = Partial<Parameters<typeof AlertDialog>[0]>;

function dialog(say: Say, { title = say('Are you sure you want to log out?'), ...rest }: Sample = {}) {
  return (
    <Held from={true}>
      {(open, setOpen) => (
        <AlertDialog
          open={open}
          title={title}
          confirmLabel={say('Confirm')}
          cancelLabel={say('Cancel')}
          onConfirm={() => setOpen(false)}
          onCancel={() => setOpen(false)}
          {...rest}
        />
      )}
    </Held>
  );
}

export const alertDialog = definePage({
  title: 'AlertDialog',
  of: ['AlertDialog', 'ModalFrame', 'useModal'],
  windowPx: 320,
  states: (say) => ({
    question: dialog(say),
    'with a sentence': dialog(say, { children: say('You can come back at any time.') }),
    message: dialog(say, { title: say('Saved'), onCancel: undefined }),
    destructive: dialog(say, { destructive: true, icon: <Trash2 strokeWidth={1.75} aria-hidden /> }),
    busy: dialog(say, { busy: true }),
    'with art': dialog(say, { art: <LoginPromptIllustration /> }),
    long: dialog(say, {
      children: say('Only a member of the house reads this sentence, which is longer than the place that was made for it'),
    }),
  }),
});
