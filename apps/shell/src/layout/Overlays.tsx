import { useStore } from '@parlour/platform';
import { AlertDialog, mountLiveRegion, nextFrame, Toast } from '@parlour/ui-kit';
import { useEffect, useState } from 'react';
import { useShell } from './shellContext';

/** Toast and dialog: what remotes have the shell show. */
export function Overlays() {
  const { toasts, dialogs } = useShell();
  const toast = useAfterFrame(useStore(toasts));
  const dialog = useStore(dialogs.open)[0];
  useEffect(() => void mountLiveRegion(), []);
  return (
    <>
      {dialog !== undefined && (
        <AlertDialog
          key={`dialog ${dialog.id}`}
          open
          title={dialog.request.title}
          confirmLabel={dialog.request.confirm}
          cancelLabel={dialog.request.cancel}
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

/** Delays a value by one frame, so that the browser first paints what the tap itself changed. */
function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let isLatest = true;
    void nextFrame().then(() => isLatest && setShown(value));
    return () => {
      isLatest = false;
    };
  }, [value]);
  return shown;
}
