import { Link } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { ListRow, type ListRowProps } from '@parlour/ui-kit/parts';
import styled from 'styled-components';

type LinkRowProps = Pick<ListRowProps, 'icon' | 'tone' | 'label' | 'sub' | 'value'> & { to: string };

/** A row of a card that links to another screen. */
export function LinkRow({ to, ...row }: LinkRowProps) {
  return (
    <RowLink to={to}>
      <ListRow {...row} chevron />
    </RowLink>
  );
}

const RowLink = styled(Link)`
  display: block;
  &:active {
    background: ${theme.color.raised};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.field};
  }
`;
