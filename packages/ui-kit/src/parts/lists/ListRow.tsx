import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme, Tile, type } from '@parlour/ui-kit';

export type ListRowProps = {
  label: ReactNode;
  sub?: ReactNode;
  icon?: ReactNode;
  tone?: 'plain' | 'accent';
  value?: ReactNode;
  chevron?: boolean;
  href?: string;
  onClick?: () => void;
};

/** A row of a card: a link with `href`, a button with `onClick`, else plain. */
export function ListRow({
  label,
  sub,
  icon,
  tone = 'plain',
  value,
  href,
  onClick,
  chevron = Boolean(href ?? onClick),
}: ListRowProps) {
  const content = (
    <>
      {icon && <Tile data-tone={tone}>{icon}</Tile>}
      <Line>
        <Text>
          <b>{label}</b>
          {sub && <small>{sub}</small>}
        </Text>
        {value !== undefined && <Value>{value}</Value>}
        {chevron && <ChevronRight size={18} strokeWidth={2} aria-hidden />}
      </Line>
    </>
  );
  if (href !== undefined)
    return (
      <Row as="a" href={href} onClick={onClick}>
        {content}
      </Row>
    );
  if (onClick)
    return (
      <Row as="button" type="button" onClick={onClick}>
        {content}
      </Row>
    );
  return <Row>{content}</Row>;
}

const Row = styled.div<{ href?: string; type?: string }>`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  padding-inline: 14px 12px;
  text-align: left;
  @media (max-width: 279px) {
    & > :not(:last-child) {
      display: none;
    }
  }
  &:is(a, button):active {
    background: ${theme.color.raised};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.field};
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: 1;
  min-width: 0;
  align-self: stretch;
  min-height: ${theme.rowHeight};
  padding-block: 8px;
  ${Row}:not(:last-child) > &,
  :is(li, a):not(:last-child) > ${Row} > & {
    box-shadow: inset 0 -1px ${theme.color.hairline};
  }
  & > svg {
    flex: none;
    color: ${theme.color.text2};
  }
  @media (max-width: 279px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    & > svg {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Text = styled.span`
  display: grid;
  gap: 2px;
  flex: 1;
  min-width: 0;
  b {
    ${type.label}
  }
  small {
    overflow-wrap: anywhere;
    ${type.caption} color: ${theme.color.text3};
  }
`;

const Value = styled.span`
  grid-column: 1;
  flex: none;
  max-width: 60%;
  @media (max-width: 279px) {
    max-width: 100%;
  }
  ${type.caption}
  color: ${theme.color.text2};
`;
