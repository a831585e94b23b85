import { useDisplayPreferences } from '@parlour/platform/displayPreferences';
import { Card } from '@parlour/ui-kit';
import { SwitchRow } from '@parlour/ui-kit/parts';

/** The switches of this device, as in the drawer: this page has no header to open it from. */
export function ComfortCard() {
  const { title, comforts } = useDisplayPreferences();
  return (
    <Card data-flush role="group" aria-label={title}>
      {comforts.map(({ name, label, sub, isOn, set }) => (
        <SwitchRow key={name} label={label} sub={sub} checked={isOn} onChange={set} />
      ))}
    </Card>
  );
}
