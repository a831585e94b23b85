import { trustScripts } from '@parlour/platform/trustedScripts';
import { watchReducedMotion } from '@parlour/ui-kit/reducedMotion';
import { createRoot } from 'react-dom/client';
import { releaseApi } from '#api';
import { createQueryClient } from '#live';
import { createSessionStore, storedName } from '#session';
import { Console } from './Console';
import { restoreTheme } from './layout/theme';

trustScripts(window, '/console/');
restoreTheme();
watchReducedMotion();

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root element.');
const session = createSessionStore(releaseApi, {
  wasInBefore: storedName() !== '',
  goTo: (address) => location.assign(address),
});
// If the provider cannot be asked, the token is the only way to log in.
session.look().catch(() => undefined);
createRoot(root).render(<Console session={session} queries={createQueryClient()} />);
