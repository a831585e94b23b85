import { useObservable, useTexts } from '@parlour/platform';
import { AlertDialog, mountLiveRegion, Toast } from '@parlour/ui-kit';
import { useEffect } from 'react';
import { useShell } from './shellContext';
import { shellTexts } from '../i18n/shellTexts';

/** Toast and dialog: what remotes have the shell show. */
export function Overlays() {
  const { toasts, dialogs } = useShell();
  const texts = useTexts(shellTexts);
  const toast = useObservable(toasts);
  const dialog = useObservable(dialogs.open)[0];
  useEffect(() => void mountLiveRegion(), []);
  return (
    <>
      {dialog !== undefined && (
        <AlertDialog
          key={`dialog ${dialog.id}`}
          open
          title={dialog.request.title}
          confirmLabel={dialog.request.confirm ?? texts.confirm}
          cancelLabel={dialog.request.cancel ?? texts.cancel}
          destructive={dialog.request.isDestructive ?? false}
          art={dialog.request.art}
          onConfirm={() => dialog.answer(true)}
          {...(dialog.isCancellable ? { onCancel: () => dialog.answer(false) } : {})}
        >
          {dialog.request.message}
        </AlertDialog>
      )}
      {toast !== undefined && <Toast key={`toast ${toast.id}`} kind={toast.kind} message={toast.message} />}
    </>
  );
}
