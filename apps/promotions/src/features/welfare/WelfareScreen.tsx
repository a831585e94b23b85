import { useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { RowList } from '#shared';
import { useWelfare } from './useWelfare';
import { WelfareSummary } from './WelfareSummary';
import { WelfareRow } from './WelfareRow';
import { welfareTexts } from './welfareTexts';

/** The member's red packets: the total, the list, and the link to claim another. */
export function WelfareScreen() {
  const texts = useTexts(welfareTexts);
  const { total, count, isSettled, pages } = useWelfare();
  return (
    <Page>
      <WelfareSummary total={total} count={count} isSettled={isSettled} />
      <RowList pages={pages} renderRow={(row) => <WelfareRow row={row} />} texts={texts} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 4px ${theme.gutter} 24px;
`;
