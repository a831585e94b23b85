import { useTexts } from '@parlour/platform';
import { FilterChips } from '@parlour/ui-kit/parts';
import type { DayFilter } from './filterRules';
import { recordTexts } from './recordTexts';

const filters = { '1': 1, '2': 2, '3': 3, '4': 4 } as const;

/** How many days a list looks back. */
export function DayChips({ value, onChange }: { value: DayFilter; onChange: (date: DayFilter) => void }) {
  const texts = useTexts(recordTexts);
  return (
    <FilterChips
      label={texts.days}
      name="date"
      value={`${value}`}
      onChange={(date) => filters[date] !== value && onChange(filters[date])}
      options={(['1', '2', '3', '4'] as const).map((date) => ({ value: date, label: texts.dayChips[date] }))}
    />
  );
}
