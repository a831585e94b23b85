import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { headerStyle } from '../theme/headerStyle';
import { IconButton } from './IconButton';
import { oneLine } from '../theme/oneLine';
import { sizeUpTo } from '../theme/textScale';
import { type } from '../theme/typography';

export type AppBarProps = { title: string; onBack?: () => void; backLabel?: string; action?: ReactNode };

/** The header of a screen that is not a tab: back, title, one action. */
export function AppBar({ title, onBack, backLabel = 'Back', action }: AppBarProps) {
  return (
    <Bar>
      <div>{onBack && <IconButton label={backLabel} icon={<ArrowLeft size={24} strokeWidth={1.75} />} onClick={onBack} />}</div>
      <h1 key={title}>{title}</h1>
      <div>{action}</div>
    </Bar>
  );
}

const Bar = styled.header`
  ${headerStyle}
  display: grid;
  grid-template-columns: minmax(44px, 1fr) minmax(0, auto) minmax(44px, 1fr);
  align-items: center;
  gap: 8px;
  padding-inline: 8px;
  & > h1 {
    ${type.heading}
    ${sizeUpTo(17, 22)}
    ${oneLine}
  }
  & > :last-child {
    justify-self: end;
  }
`;
