import type { FoundRoute } from '@parlour/release-contract/findRoute';
import type { Shell } from '../layout/shellContext';
import { currentAddress, loginFor } from '../device/address';

/**
 * Resolves to the route of the first screen, or undefined when no remote renders it. At an address for members it
 * first waits until the other tabs have had time to pass on a session, while the document's own frame stays visible, and then
 * redirects a visitor to the login.
 */
export async function firstRoute({
  find,
  platform: { session },
  isAwaitingTabs,
}: Pick<Shell, 'find' | 'platform' | 'isAwaitingTabs'>): Promise<FoundRoute | undefined> {
  const address = currentAddress();
  const found = find(address);
  const isVisitor = () => session.read().role === 'visitor';
  if (found === undefined || found.isDisabled || found.route.access === 'all' || !isVisitor()) return found;
  if (found.route.access === 'ask') return undefined;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!isVisitor() || !isAwaitingTabs.read()) resolve();
    };
    session.watch(check);
    isAwaitingTabs.watch(check);
    check();
  });
  if (!isVisitor()) return found;
  if (currentAddress() !== address) return undefined;
  history.replaceState(history.state, '', `#${loginFor(address)}`);
  return find('/login');
}
