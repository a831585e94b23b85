import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Message } from '@parlour/ui-kit';
import { MaintenanceIllustration } from '@parlour/ui-kit/parts';
import { shellTexts } from '../i18n/shellTexts';
import { unavailableTexts } from './unavailableTexts';

/** Replaces a screen that operations switched off; it opens by itself when it is switched on again. */
export function SwitchedOff() {
  const texts = useTexts(unavailableTexts);
  const { home } = useTexts(shellTexts);
  return (
    <Message
      art={<MaintenanceIllustration />}
      title={texts.switchedOff}
      text={texts.switchedOffText}
      actions={<LinkButton to="/">{home}</LinkButton>}
    />
  );
}
