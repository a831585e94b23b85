import { theme, type } from '@parlour/ui-kit';
import { CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface NoticeLineProps {
  readonly text: string;
  /** Default: offline. */
  readonly icon?: LucideIcon;
  /** A link to a page that helps. */
  readonly action?: ReactNode;
}

/** A note beside a button: why it is disabled, or the result of what it sent. */
export function NoticeLine({ text, icon: Icon = CloudOff, action }: NoticeLineProps) {
  return (
    <Line role="note">
      <Icon size={18} strokeWidth={2} aria-hidden />
      <span>{text}</span>
      {action}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 4px 14px;
  border-radius: ${theme.radius.medium};
  background: linear-gradient(${theme.color.infoSoft} 0 0), ${theme.color.page};
  ${type.caption}
  color: ${theme.color.text};
  & > svg {
    flex: none;
    color: ${theme.color.info};
  }
  & > span {
    flex: 1;
    min-width: 0;
    max-height: 30dvh;
    overflow-y: auto;
    padding-block: 4px;
  }
  & > a {
    display: grid;
    align-items: center;
    flex: none;
    min-height: 44px;
    font-weight: 600;
    color: ${theme.color.accentText};
  }
`;
