import { useStore, useTexts, useTopic } from '@parlour/platform';
import { formatMoney, HiddenAmounts, announce, maskAmounts } from '@parlour/ui-kit';
import { ContrastStyle } from '@parlour/ui-kit/parts';
import { useContext, useEffect } from 'react';
import { useShell } from '../layout/shellContext';
import { announceBalance } from './announceBalance';
import { announceToasts } from './announceToasts';
import { accessibilityTexts } from './accessibilityTexts';
import { restoreFocus } from './restoreFocus';
import { SkipLinks } from './SkipLinks';
import { useScreenName } from './useScreenName';

/** Screen reader and keyboard support: names the screens, announces the balance, and keeps the focus in the page. */
export function Accessibility() {
  const shell = useShell();
  const texts = useTexts(accessibilityTexts);
  const hidden = useContext(HiddenAmounts);
  const app = useTopic('appInfo');
  const entered = useStore(shell.activeRoute);
  useScreenName(app?.title, entered?.route.path);
  useEffect(() => {
    if (app?.site_logo) document.querySelector('link[rel=icon]')?.setAttribute('href', app.site_logo);
  }, [app?.site_logo]);
  useEffect(() => announceBalance(shell, (sum) => announce(texts.balance(hidden ?? formatMoney(sum)))), [shell, texts, hidden]);
  useEffect(
    () => announceToasts(shell.toasts, (message) => announce(hidden === undefined ? message : maskAmounts(message, hidden))),
    [shell, hidden],
  );
  useEffect(() => restoreFocus(document), []);
  return (
    <>
      <ContrastStyle />
      <SkipLinks hasTabs={entered?.route.chrome === 'main' || entered?.route.chrome === 'tabs'} />
    </>
  );
}
