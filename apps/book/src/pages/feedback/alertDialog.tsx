import { AlertDialog } from '@parlour/ui-kit';
import { LoginPromptIllustration } from '@parlour/ui-kit/parts';
import { Trash2 } from 'lucide-react';
import { definePage } from '../../definePage';
import { WithState } from '../../WithState';
import type { Translate } from '../../sampleTexts';

type Sample = Partial<Parameters<typeof AlertDialog>[0]>;

function dialog(t: Translate, { title = t('Are you sure you want to log out?'), ...rest }: Sample = {}) {
  return (
    <WithState initial={true}>
      {(open, setOpen) => (
        <AlertDialog
          open={open}
          title={title}
          confirmLabel={t('Confirm')}
          cancelLabel={t('Cancel')}
          onConfirm={() => setOpen(false)}
          onCancel={() => setOpen(false)}
          {...rest}
        />
      )}
    </WithState>
  );
}

export const alertDialog = definePage({
  title: 'AlertDialog',
  of: ['AlertDialog', 'ModalFrame', 'useModal'],
  windowPx: 320,
  states: (t) => ({
    question: dialog(t),
    'with a sentence': dialog(t, { children: t('You can come back at any time.') }),
    message: dialog(t, { title: t('Saved'), onCancel: undefined }),
    destructive: dialog(t, { destructive: true, icon: <Trash2 strokeWidth={1.75} aria-hidden /> }),
    busy: dialog(t, { busy: true }),
    'with art': dialog(t, { art: <LoginPromptIllustration /> }),
    long: dialog(t, {
      children: t('Only a member of the house reads this sentence, which is longer than the place that was made for it'),
    }),
  }),
});
