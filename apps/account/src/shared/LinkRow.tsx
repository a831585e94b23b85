import { Link } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { ListRow, type ListRowProps } from '@parlour/ui-kit/parts';
import styled from 'styled-components';

type RowProps = Pick<ListRowProps, 'icon' | 'tone' | 'label' | 'sub' | 'value'>;

/** A row of a card that links to another screen. */
export function LinkRow({ to, ...row }: RowProps & { to: string }) {
  return (
    <Row as={Link} to={to}>
      <ListRow {...row} chevron />
    </Row>
  );
}

/** A row of a card that opens a file of the site beside it. */
export function FileRow({ href, ...row }: RowProps & { href: string }) {
  return (
    <Row href={href} target="_blank" rel="noreferrer">
      <ListRow {...row} chevron />
    </Row>
  );
}

const Row = styled.a`
  display: block;
  &:active {
    background: ${theme.color.raised};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.field};
  }
`;
