import { useIsOnline, useStore, useRole, useTexts, useUser } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { staleSince } from '../offline/staleSince';
import { useShell } from './shellContext';
import { connectionTexts } from './connectionTexts';

/** Shows on every screen that the phone is offline or the balance fails to load, and the age of the data. */
export function ConnectionBar() {
  const words = useConnectionProblem();
  useAskAgain();
  const isShown = words !== undefined;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    document.documentElement.dataset['connectionBar'] = '';
    return () => void delete document.documentElement.dataset['connectionBar'];
  }, [isShown]);
  return <Place aria-live="polite">{isShown && <Strip>{words}</Strip>}</Place>;
}

/** User info that failed to load is requested again when the network is back. */
function useAskAgain(): void {
  const isOnline = useIsOnline();
  const { hasFailed, retry } = useUser();
  const isDue = useRef(false);
  useEffect(() => {
    if (isOnline && isDue.current && hasFailed) retry();
    isDue.current = !isOnline;
  }, [isOnline, hasFailed, retry]);
}

function useConnectionProblem(): string | undefined {
  const { topics } = useShell();
  const texts = useTexts(connectionTexts);
  const isOnline = useIsOnline();
  const isMember = useRole() === 'member';
  const hasBalanceFailed = useStore(topics.balance.hasFailed);
  const cachedAt = useStore(staleSince);
  const updatedAt = isMember ? topics.balance.updatedAt() : undefined;
  if (cachedAt !== undefined) {
    const time = timeOf(Math.min(cachedAt, updatedAt ?? cachedAt));
    return isOnline ? texts.unheardShown(time) : texts.offlineShown(time);
  }
  if (isOnline) return hasBalanceFailed && updatedAt !== undefined ? texts.unheardAsOf(timeOf(updatedAt)) : undefined;
  return updatedAt === undefined ? texts.offline : texts.offlineAsOf(timeOf(updatedAt));
}

const BEIJING_MS = 8 * 3_600_000;

/** `14:02`, of another day with its date; in Beijing, as all times of the site. */
function timeOf(ms: number): string {
  const inBeijing = (at: number) => new Date(at + BEIJING_MS).toISOString();
  const at = inBeijing(ms);
  return at.startsWith(inBeijing(Date.now()).slice(0, 10)) ? at.slice(11, 16) : at.slice(5, 16).replace('T', ' ');
}

const Place = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.z.toast};
  max-width: ${theme.column};
  margin-inline: auto;
  pointer-events: none;
`;

const Strip = styled.p`
  height: calc(24px * ${theme.textScale} + var(--safe-top));
  padding: calc(2px + var(--safe-top)) 16px 0;
  ${type.caption}
  line-height: 20px;
  text-align: center;
  white-space: nowrap;
  background: ${theme.color.info};
  color: ${theme.color.page};
`;
