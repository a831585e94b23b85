import { useDisplayPreferences } from '@parlour/platform/displayPreferences';
import { Card } from '@parlour/ui-kit';
import { SwitchRow } from '@parlour/ui-kit/parts';

/** Display preferences, as in the drawer: this page has no header that opens it. */
export function DisplayPreferencesCard() {
  const { title, comforts } = useDisplayPreferences();
  return (
    <Card data-flush role="group" aria-label={title}>
      {comforts.map(({ name, label, sub, isOn, set }) => (
        <SwitchRow key={name} label={label} sub={sub} checked={isOn} onChange={set} />
      ))}
    </Card>
  );
}
