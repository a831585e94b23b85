import { Tile } from '@parlour/ui-kit';
import { Box, Frame, Gift, House, type LucideIcon, ReceiptText, UserRound, Wallet } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  shell: Frame,
  lobby: House,
  wallet: Wallet,
  records: ReceiptText,
  promotions: Gift,
  account: UserRound,
};

/** The square icon of an app. */
export function AppTile({ name, isActive = false }: { name: string; isActive?: boolean }) {
  const Icon = icons[name] ?? Box;
  return (
    <Tile data-tone={isActive ? 'accent' : undefined}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </Tile>
  );
}
