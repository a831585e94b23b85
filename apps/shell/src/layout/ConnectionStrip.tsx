import { useIsOnline, useObserved, useSession, useTexts, useUser } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useShell } from '../shellContext';
import { stripTexts } from './stripTexts';

/** Says on every screen that the phone is offline or the balance is not heard of, and how old what is shown is; the page makes room. */
export function ConnectionStrip() {
  const words = useTrouble();
  useAskAgain();
  const isShown = words !== undefined;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    document.documentElement.dataset['strip'] = '';
    return () => void delete document.documentElement.dataset['strip'];
  }, [isShown]);
  return <Place aria-live="polite">{isShown && <Strip>{words}</Strip>}</Place>;
}

/** User info that did not come is asked for again when the network is back. */
function useAskAgain(): void {
  const isOnline = useIsOnline();
  const { hasFailed, retry } = useUser();
  const isDue = useRef(false);
  useEffect(() => {
    if (isOnline && isDue.current && hasFailed) retry();
    isDue.current = !isOnline;
  }, [isOnline, hasFailed, retry]);
}

function useTrouble(): string | undefined {
  const { topics } = useShell();
  const texts = useTexts(stripTexts);
  const isOnline = useIsOnline();
  const isMember = useSession().role === 'member';
  const isUnheard = useObserved(topics.balance.hasFailed);
  const heardAt = isMember ? topics.balance.heardAt() : undefined;
  if (isOnline) return isUnheard && heardAt !== undefined ? texts.unheardAsOf(clockTime(heardAt)) : undefined;
  return heardAt === undefined ? texts.offline : texts.offlineAsOf(clockTime(heardAt));
}

function clockTime(ms: number): string {
  return new Date(ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false });
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
  height: calc(24px + var(--safe-top));
  padding: calc(2px + var(--safe-top)) 16px 0;
  ${type.caption}
  line-height: 20px;
  text-align: center;
  white-space: nowrap;
  background: ${theme.color.info};
  color: ${theme.color.page};
`;
