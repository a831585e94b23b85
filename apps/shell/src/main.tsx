import { applyTheme } from '@parlour/ui-kit';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { inlineManifest } from './boot/inlineManifest';
import { createShell } from './createShell';
import { keptTheme } from './layout/useTheme';
import { shareBundlerRuntime } from './remotes/shareBundlerRuntime';

shareBundlerRuntime();
applyTheme(keptTheme());
history.scrollRestoration = 'manual';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');
createRoot(root).render(<App shell={createShell(inlineManifest(document))} />);
