import { Card, theme, type } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ChartCardProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly isEmpty: boolean;
  /** Text shown instead of an empty chart. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** A card with a chart and its title, or a text when there is no data. */
export function ChartCard({ title, note, isEmpty, empty, children }: ChartCardProps) {
  return (
    <Box as="section" aria-label={title}>
      <Header>
        <h2>{title}</h2>
        {note && <span>{note}</span>}
      </Header>
      {isEmpty ? <Empty>{empty}</Empty> : children}
    </Box>
  );
}

const Box = styled(Card)`
  padding: 16px 20px;
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  margin-bottom: 12px;
  ${type.caption}
  color: ${theme.color.text2};
  h2 {
    ${type.caption}
    font-weight: 500;
  }
`;

const Empty = styled.p`
  padding: 20px 0;
  text-align: center;
  ${type.caption}
  color: ${theme.color.text3};
`;
