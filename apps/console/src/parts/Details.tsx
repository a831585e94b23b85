import { theme, type } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Names and values of one thing, a line each. */
export const Details = styled.dl`
  margin-top: 12px;
  ${type.caption}
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  dt {
    color: ${theme.color.text2};
  }
  dd {
    min-width: 0;
    text-align: right;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  code {
    ${type.code}
  }
`;

export function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
