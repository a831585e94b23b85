import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { recordTexts } from './recordTexts';

/** How many records the server has of what was chosen; beside it what else can be chosen. */
export function CountBar({ total, children }: { total: number | undefined; children?: ReactNode }) {
  const texts = useTexts(recordTexts);
  return (
    <Bar>
      <span aria-live="polite">{total !== undefined && texts.count(total)}</span>
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 26px;
  padding-left: 4px;
  ${type.caption}
  color: ${theme.color.text2};
  &:has(select) {
    min-height: 44px;
    margin-block: -4px;
  }
`;
