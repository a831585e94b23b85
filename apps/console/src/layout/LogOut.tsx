import { IconButton } from '@parlour/ui-kit';
import { LogOut as LogOutIcon } from 'lucide-react';
import { errorMessage } from '#api';
import { useToast } from '#parts';
import { useSessionStore } from '#session';

export function LogOut() {
  const { logOut } = useSessionStore();
  const toast = useToast();
  return (
    <IconButton
      label="Log out"
      title="Log out"
      icon={<LogOutIcon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => void logOut().catch((error: unknown) => toast(errorMessage(error), 'danger'))}
    />
  );
}
