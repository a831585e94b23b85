import { useTexts } from '@parlour/platform';
import { Button, theme } from '@parlour/ui-kit';
import { FilterChips } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { RowList } from '#shared';
import { RebateSummary } from './RebateSummary';
import { RebateRow } from './RebateRow';
import { dayFilterOf } from './rebateRules';
import { rebateTexts } from './rebateTexts';
import { useClaim } from './useClaim';
import { useRebates } from './useRebates';

/** The pending amount with its claim, and the rebates of the chosen days and platform. */
export function RebatesScreen() {
  const texts = useTexts(rebateTexts);
  const { pending, claimed, hasFailed, claim, isClaiming, retry } = useClaim();
  const { date, platform, platforms, pages, setDate, setPlatform, showAll } = useRebates();
  return (
    <Page>
      <RebateSummary pending={pending} claimed={claimed} hasFailed={hasFailed} isClaiming={isClaiming} onClaim={claim} />
      <FilterChips
        label={texts.days}
        name="date"
        value={`${date}`}
        onChange={(chosen) => setDate(dayFilterOf(chosen))}
        options={([1, 2, 3, 4] as const).map((value) => ({ value: `${value}`, label: texts.dayChips[value] }))}
      />
      <FilterChips
        label={texts.platforms}
        name="api_type"
        value={platform}
        onChange={setPlatform}
        options={[{ value: '', label: texts.allPlatforms }, ...platforms]}
      />
      <RowList
        pages={{
          ...pages,
          retry: () => {
            pages.retry();
            if (hasFailed) retry();
          },
        }}
        renderRow={(row) => <RebateRow row={row} />}
        texts={texts}
        actions={
          (date !== 4 || platform !== '') && (
            <Button variant="secondary" size="medium" onClick={showAll}>
              {texts.allOf30}
            </Button>
          )
        }
      />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 4px ${theme.gutter} 24px;
`;
