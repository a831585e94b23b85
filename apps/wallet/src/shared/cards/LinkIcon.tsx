import { Link } from '@parlour/platform';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A link that is an icon; `label` is its accessible name. */
export function LinkIcon({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <Target to={to} aria-label={label}>
      {icon}
    </Target>
  );
}

const Target = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
