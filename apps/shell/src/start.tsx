import { applyTheme } from '@parlour/ui-kit';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { inlineManifest, registryKey } from './boot/inlineManifest';
import { createShell, type Opening } from './createShell';
import { keptPass, openedPass } from './pass/passText';
import { watchLater } from './watch/watchLater';

const { theme } = document.documentElement.dataset;
applyTheme(theme === 'dark' || theme === 'light' ? theme : 'system');
history.scrollRestoration = 'manual';

const root = document.getElementById('root');
const manifest = inlineManifest(document);
if (root === null || manifest === undefined) throw new Error('the document is not whole');

const start = (opening?: Opening) => {
  const shell = createShell(manifest, parlourTabs, opening);
  createRoot(root).render(<App shell={shell} />);
  watchLater(shell);
};
const hasPass = (openedPass(location) ?? keptPass()) !== undefined;
if (hasPass)
  void import('./pass/openPass').then(({ openPass }) => openPass(registryKey(document), window)).then(start, () => start());
else start();
