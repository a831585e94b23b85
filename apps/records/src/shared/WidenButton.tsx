import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import type { DayFilter } from './filterRules';
import { recordTexts } from './recordTexts';
import type { useFilters } from './useFilters';

/** A link to a wider filter when a narrow one found nothing. */
export function WidenButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="medium" onClick={onClick}>
      {label}
    </Button>
  );
}

interface WidenFiltersProps {
  readonly date: DayFilter;
  readonly platform: string;
  readonly choose: ReturnType<typeof useFilters>['choose'];
}

/** Widens the days first, then the platform. */
export function WidenFilters({ date, platform, choose }: WidenFiltersProps) {
  const texts = useTexts(recordTexts);
  if (date !== 4) return <WidenButton label={texts.last30Days} onClick={() => choose({ date: 4 })} />;
  if (platform === '') return null;
  return <WidenButton label={texts.allPlatforms} onClick={() => choose({ api_type: undefined })} />;
}
