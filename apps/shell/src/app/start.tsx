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
import { storedLanguage } from '../device/preferences';
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

const openingOf = async (): Promise<Preview | undefined> => {
  if (!hasPreviewToken()) return undefined;
  const { openPreview } = await import(/* webpackChunkName: "rare" */ '../preview/openPreview');
  return openPreview(registryKey(document), window);
};
const begin = async () => {
  await waitForTranslations(loadShellDictionary(storedLanguage(), shellDictionaries));
  // To evaluate the modules is a task as long as the rest.
  await nextTask();
  const shell = createShell(manifest, shellDictionaries, parlourTabs, await openingOf().catch(() => undefined));
  shell.platform.reducesMotion.watch(parlourMotion);
  const first = await firstRoute(shell);
  if (first !== undefined) await runIfFetched(first);
  // In slices: nothing is visible before all of it is ready, and input is handled in between.
  startTransition(() => createRoot(root).render(<App shell={shell} />));
  startDeferredWhenSettled(shell);
};
begin().catch(reportError);
