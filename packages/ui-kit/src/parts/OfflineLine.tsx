import { theme, type } from '@parlour/ui-kit';
import { CloudOff } from 'lucide-react';
import styled from 'styled-components';

/** Beside a button that needs the network: why it waits. */
export function OfflineLine({ text }: { text: string }) {
  return (
    <Line role="note">
      <CloudOff size={18} strokeWidth={2} aria-hidden />
      {text}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 8px 14px;
  border-radius: ${theme.radius.medium};
  background: linear-gradient(${theme.color.infoSoft} 0 0), ${theme.color.page};
  ${type.caption}
  color: ${theme.color.text};
  & > svg {
    flex: none;
    color: ${theme.color.info};
  }
`;
