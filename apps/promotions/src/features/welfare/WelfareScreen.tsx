import { useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { RowList } from '#shared';
import { useWelfare } from './useWelfare';
import { WelfarePlate } from './WelfarePlate';
import { WelfareRow } from './WelfareRow';
import { welfareTexts } from './welfareTexts';

/** The member's red packets: their total, each one, and the link to the next. */
export function WelfareScreen() {
  const texts = useTexts(welfareTexts);
  const { total, count, isLost, pages } = useWelfare();
  return (
    <Page>
      <WelfarePlate total={total} count={count} isLost={isLost} />
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
