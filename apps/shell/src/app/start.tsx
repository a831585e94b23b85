import { applyTheme } from '@parlour/ui-kit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { inlineManifest, registryKey } from '../boot/inlineManifest';
import { createShell } from './createShell';
import { shellDictionaries } from './dictionaries';
import { loadShellDictionary } from '../i18n/shellDictionary';
import { waitForTranslations } from '../i18n/dictionaries';
import { hasPreviewToken } from '../device/previewToken';
import { storedLanguage } from '../device/storedLanguage';
import { nextTask } from '../device/nextTask';
import { firstRoute } from './firstRoute';
import { runIfFetched } from '../remotes/runIfFetched';
import type { Preview } from '../preview/openPreview';
import { startDeferredWhenSettled } from './whenSettled';

const { theme } = document.documentElement.dataset;
applyTheme(theme === 'dark' || theme === 'light' ? theme : 'system');
history.scrollRestoration = 'manual';

const root = document.getElementById('root');
const manifest = inlineManifest(document);
if (root === null || manifest === undefined) throw new Error('the document is not whole');

const openPreviewIfAny = async (): Promise<Preview | undefined> => {
  if (!hasPreviewToken()) return undefined;
  const { openPreview } = await import(/* webpackChunkName: "rare" */ '../preview/openPreview');
  return openPreview(registryKey(document), manifest.site, window);
};
const start = async () => {
  await waitForTranslations(loadShellDictionary(storedLanguage(), shellDictionaries));
  // Evaluating the modules was a long task already; rendering gets a task of its own.
  await nextTask();
  const shell = createShell(manifest, shellDictionaries, parlourTabs, await openPreviewIfAny().catch(() => undefined));
  shell.platform.reducesMotion.watch(parlourMotion);
  const first = await firstRoute(shell);
  if (first !== undefined) await runIfFetched(first);
  // A transition renders in time slices, so that input is handled in between. Nothing is visible until the whole tree is ready.
  startTransition(() => createRoot(root).render(<App shell={shell} />));
  startDeferredWhenSettled(shell);
};
start().catch(reportError);
