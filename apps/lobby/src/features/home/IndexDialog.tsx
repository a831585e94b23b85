import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { DoorDialog } from './DoorDialog';
import { homeTexts } from './homeTexts';

/** The operator's own words on arrival; a way of the site in them closes it. */
export function IndexDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const texts = useTexts(homeTexts);
  return (
    <DoorDialog
      title={texts.welcome}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <Button size="medium" onClick={onClose}>
          {texts.gotIt}
        </Button>
      }
    >
      <SafeHtml html={html} />
    </DoorDialog>
  );
}
