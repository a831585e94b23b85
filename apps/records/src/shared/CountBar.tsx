import { useTexts } from '@parlour/platform';
import { RefreshButton } from '@parlour/platform/refresh';
import { theme, type } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { recordTexts } from './recordTexts';

/** The number of records that match the filters, with further filters and the refresh button. */
export function CountBar({ total, children }: { total: number | undefined; children?: ReactNode }) {
  const texts = useTexts(recordTexts);
  return (
    <Bar>
      <span aria-live="polite">{total !== undefined && texts.count(total)}</span>
      <span>
        {children}
        <RefreshButton />
      </span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-block: -4px;
  padding-left: 4px;
  ${type.caption}
  color: ${theme.color.text2};
  & > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    max-width: calc(100% + 8px);
    margin-right: -8px;
  }
`;
