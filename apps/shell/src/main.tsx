import { applyTheme } from '@parlour/ui-kit';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { inlineManifest } from './boot/inlineManifest';
import { createShell } from './createShell';
import { shareBundlerRuntime } from './remotes/shareBundlerRuntime';

shareBundlerRuntime();
const { theme } = document.documentElement.dataset;
applyTheme(theme === 'dark' || theme === 'light' ? theme : 'system');
history.scrollRestoration = 'manual';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');
createRoot(root).render(<App shell={createShell(inlineManifest(document), parlourTabs)} />);
