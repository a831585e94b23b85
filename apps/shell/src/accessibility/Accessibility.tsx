import { useObserved, useTexts, useTopic } from '@parlour/platform';
import { formatMoney, HiddenAmounts, say, withoutSums } from '@parlour/ui-kit';
import { ContrastStyle } from '@parlour/ui-kit/parts';
import { useContext, useEffect } from 'react';
import { useShell } from '../layout/shellContext';
import { followBalance } from './announceBalance';
import { followToasts } from './announceToasts';
import { guideTexts } from './accessibilityTexts';
import { keepFocus } from './restoreFocus';
import { SkipLinks } from './SkipLinks';
import { useScreenName } from './useScreenName';

/** Leads those who do not see the page, or do not touch it: names its screens, says the balance, and keeps the focus on it. */
export function Guide() {
  const shell = useShell();
  const texts = useTexts(guideTexts);
  const hidden = useContext(HiddenAmounts);
  const app = useTopic('appInfo');
  const entered = useObserved(shell.entered);
  useScreenName(app?.title, entered?.route.path);
  useEffect(() => {
    if (app?.site_logo) document.querySelector('link[rel=icon]')?.setAttribute('href', app.site_logo);
  }, [app?.site_logo]);
  useEffect(() => followBalance(shell, (sum) => say(texts.balance(hidden ?? formatMoney(sum)))), [shell, texts, hidden]);
  useEffect(
    () => followToasts(shell.toasts, (message) => say(hidden === undefined ? message : withoutSums(message, hidden))),
    [shell, hidden],
  );
  useEffect(() => keepFocus(document), []);
  return (
    <>
      <ContrastStyle />
      <SkipLinks hasTabs={entered?.route.chrome === 'main' || entered?.route.chrome === 'tabs'} />
    </>
  );
}
