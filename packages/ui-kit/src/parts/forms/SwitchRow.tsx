import { ListRow } from '../lists/ListRow';
import { Switch, type SwitchProps } from './Switch';

export type SwitchRowProps = Pick<SwitchProps, 'label' | 'checked' | 'onChange'> & { sub?: string };

/** A row of a card with a switch at its end. */
export function SwitchRow({ label, sub, checked, onChange }: SwitchRowProps) {
  return <ListRow label={label} sub={sub} value={<Switch label={label} checked={checked} onChange={onChange} />} />;
}
