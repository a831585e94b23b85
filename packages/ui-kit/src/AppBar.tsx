import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './IconButton';
import { theme } from './theme';
import { type } from './type';

export type AppBarProps = { title: string; onBack?: () => void; backLabel?: string; action?: ReactNode };

/** The header of a screen that is not a tab: back, title, one action. */
export function AppBar({ title, onBack, backLabel = 'Back', action }: AppBarProps) {
  return (
    <Bar>
      <div>
        {onBack && <IconButton label={backLabel} icon={<ArrowLeft size={24} strokeWidth={1.75} />} onClick={onBack} />}
      </div>
      <h1>{title}</h1>
      <div>{action}</div>
    </Bar>
  );
}

const settle = keyframes`
  from { background: transparent; box-shadow: none; }
  to { background: color-mix(in srgb, ${theme.color.page} 94%, transparent); box-shadow: 0 1px ${theme.color.hairline}; }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  display: grid;
  grid-template-columns: minmax(44px, 1fr) minmax(0, auto) minmax(44px, 1fr);
  align-items: center;
  gap: 8px;
  min-height: calc(56px + ${theme.safe.top});
  padding: ${theme.safe.top} 8px 0;
  @supports (animation-timeline: scroll()) {
    animation: ${settle} linear both;
    animation-timeline: scroll(root);
    animation-range: 0 24px;
  }
  @supports not (animation-timeline: scroll()) {
    background: ${theme.color.page};
  }
  & > h1 {
    ${type.heading}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child { justify-self: end; }
`;
