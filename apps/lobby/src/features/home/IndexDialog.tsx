import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { IllustratedDialog } from './IllustratedDialog';
import { homeTexts } from './homeTexts';
import { welcomeTexts } from './welcomeTexts';

/** The operator's welcome message; an internal link in it closes the dialog. */
export function IndexDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const { close, gotIt } = useTexts(homeTexts);
  const { welcome } = useTexts(welcomeTexts);
  return (
    <IllustratedDialog
      title={welcome}
      closeLabel={close}
      onClose={onClose}
      actions={
        <Button size="medium" onClick={onClose}>
          {gotIt}
        </Button>
      }
    >
      <SafeHtml html={html} />
    </IllustratedDialog>
  );
}
