import { EVERYONE } from '@parlour/release-contract/manifest';
import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The traffic split as a bar with the canary's share at the end; decorative, as the text beside it says the same. */
export function SplitBar({ share, isOff = false }: { share: number; isOff?: boolean }) {
  const part = share / EVERYONE;
  return (
    <Bar aria-hidden data-off={isOff || undefined}>
      {part < 1 && <Part style={{ flexGrow: 1 - part }} />}
      {part > 0 && <Part data-canary style={{ flexGrow: part }} />}
    </Bar>
  );
}

const Bar = styled.span`
  display: flex;
  gap: 3px;
  height: 10px;
  &[data-off] {
    opacity: 0.35;
  }
`;

const Part = styled.span`
  flex: 1 1 0;
  min-width: 4px;
  border-radius: 3px;
  background: ${theme.color.field};
  &[data-canary] {
    background: ${theme.color.accent};
  }
`;
