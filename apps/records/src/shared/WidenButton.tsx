import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { recordTexts } from './recordTexts';

/** A link to a wider filter when a narrow one found nothing. */
export function WidenButton({ label, onClick }: { label?: string; onClick: () => void }) {
  const texts = useTexts(recordTexts);
  return (
    <Button variant="secondary" size="medium" onClick={onClick}>
      {label ?? texts.last30Days}
    </Button>
  );
}
