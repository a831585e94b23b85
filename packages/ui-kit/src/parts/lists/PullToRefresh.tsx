import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton, reducedMotion, theme, VisuallyHidden } from '@parlour/ui-kit';
import { usePull } from './usePullToRefresh';

export type PullToRefreshProps = {
  refresh: () => void;
  isRefreshing: boolean;
  label: string;
  /** Announced politely when it changes. */
  announcement: string;
  /** Called when releasing would refresh. */
  onReady: () => void;
};

/** The refresh of a screen: a button, and the same by pulling the page down from its top. */
export function PullToRefresh({ refresh, isRefreshing, label, announcement, onReady }: PullToRefreshProps) {
  const indicator = useRef<HTMLDivElement>(null);
  usePull({ indicator, onPulled: refresh, onReady });
  return (
    <>
      <RefreshButton
        label={label}
        icon={<RefreshCw size={18} strokeWidth={1.75} aria-hidden />}
        aria-busy={isRefreshing || undefined}
        onClick={refresh}
      />
      <Indicator ref={indicator} aria-hidden data-busy={isRefreshing || undefined}>
        <RefreshCw size={20} strokeWidth={2} />
      </Indicator>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}

const turn = keyframes`to { rotate: 1turn; }`;

const RefreshButton = styled(IconButton)`
  color: ${theme.color.text2};
`;

const Indicator = styled.div`
  --pull: 0;
  position: fixed;
  top: calc(56px + ${theme.safe.top});
  left: calc(50% - 20px);
  z-index: ${theme.z.toast};
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.color.text2};
  pointer-events: none;
  visibility: hidden;
  transform: translateY(calc(var(--pull) * 1px - 40px));
  & > svg {
    rotate: calc(var(--pull) * 3deg);
  }
  &[data-state],
  &[data-busy] {
    visibility: visible;
  }
  &[data-state='ready'] {
    color: ${theme.color.accentText};
  }
  &[data-busy]:not([data-state]) {
    transform: translateY(12px);
    & > svg {
      animation: ${turn} 0.9s linear infinite;
    }
  }
  ${reducedMotion} > svg {
    rotate: none;
    animation: none;
  }
`;
