import { useIsPathAvailable, usePlatform, useTexts } from '@parlour/platform';
import { ListRow, Sheet } from '@parlour/ui-kit/parts';
import { ExternalLink, Headset, RotateCw } from 'lucide-react';
import { gameTexts } from './gameTexts';

interface GameMenuProps {
  readonly title: string;
  /** Current URL of the frame; undefined while there is none. */
  readonly address: URL | undefined;
  readonly isOpen: boolean;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Actions for a frame that stays blank or hangs: reload it, open it in a window, contact support. */
export function GameMenu({ title, address, isOpen, onReload, onClose }: GameMenuProps) {
  const { navigation } = usePlatform();
  const isOpenPath = useIsPathAvailable();
  const texts = useTexts(gameTexts);
  const reload = () => {
    onClose();
    onReload();
  };
  const openOutside = () => {
    onClose();
    window.open(address, '_blank', 'noopener');
  };
  return (
    <Sheet open={isOpen} onClose={onClose} title={title} closeLabel={texts.close}>
      <ListRow icon={<RotateCw />} label={texts.reload} chevron={false} onClick={reload} />
      {address && <ListRow icon={<ExternalLink />} label={texts.openOutside} chevron={false} onClick={openOutside} />}
      {isOpenPath('/kefu') && <ListRow icon={<Headset />} label={texts.service} onClick={() => navigation.go('/kefu')} />}
    </Sheet>
  );
}
