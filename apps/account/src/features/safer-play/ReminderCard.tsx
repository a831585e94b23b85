import { reminderMinutes, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { useTexts } from '@parlour/platform';
import { Segment } from '@parlour/ui-kit/parts';
import { saferPlayTexts } from './saferPlayTexts';
import { SettingCard } from './SettingCard';
import { useReminder } from './useReminder';

const names = ['0', '15', '30', '60'] as const;

/** The interval of reminders during play. */
export function ReminderCard({ reminder }: { reminder: SaferPlay['reminder'] }) {
  const texts = useTexts(saferPlayTexts);
  const { minutes, choose } = useReminder(reminder);
  return (
    <SettingCard title={texts.reminder} text={texts.reminderText}>
      <Segment
        label={texts.reminder}
        name="minutes"
        value={names[reminderMinutes.indexOf(minutes)] ?? '0'}
        onChange={(name) => void choose(reminderMinutes[names.indexOf(name)] ?? 0)}
        options={names.map((name) => ({ value: name, label: texts.minutes[name] }))}
      />
    </SettingCard>
  );
}
