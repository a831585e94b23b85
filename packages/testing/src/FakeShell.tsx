import { useStore } from '@parlour/platform';
import { PlatformProvider } from '@parlour/platform/host';
import { AlertDialog, HiddenAmounts, Toast } from '@parlour/ui-kit';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { FakePlatform } from './fakePlatform';

interface FakeShellProps {
  readonly fake: FakePlatform;
  readonly queries: ComponentProps<typeof PlatformProvider>['queries'];
  readonly at: string;
  readonly children: ReactNode;
}

/** The parts of a shell that unit tests need: toasts and dialogs. */
export function FakeShell({ fake, queries, at, children }: FakeShellProps) {
  const toast = useStore(fake.toast);
  const dialog = useStore(fake.dialog);
  const isHidden = useStore(fake.platform.hidesAmounts);
  return (
    <PlatformProvider platform={fake.platform} queries={queries}>
      <HiddenAmounts value={isHidden ? 'hidden' : undefined}>
        <MemoryRouter initialEntries={[at]}>
          <FollowQuery fake={fake} />
          {children}
        </MemoryRouter>
        {dialog !== undefined && (
          <AlertDialog
            open
            title={dialog.request.title}
            confirmLabel={dialog.request.confirm}
            cancelLabel={dialog.request.cancel}
            onConfirm={() => dialog.answer(true)}
            {...(dialog.isCancellable ? { onCancel: () => dialog.answer(false) } : {})}
          >
            {dialog.request.message}
          </AlertDialog>
        )}
        {toast !== undefined && <Toast kind={toast.kind} message={toast.message} />}
      </HiddenAmounts>
    </PlatformProvider>
  );
}

/** Follows navigations of a screen to its own path with another query. */
function FollowQuery({ fake }: { fake: FakePlatform }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const address = useStore(fake.address);
  useEffect(() => {
    if (address?.split('?')[0] === pathname) void navigate(address, { replace: true });
  }, [address, pathname, navigate]);
  return null;
}
