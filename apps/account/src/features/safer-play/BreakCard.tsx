import { usePlatform, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Button, theme } from '@parlour/ui-kit';
import { RadioGroup } from '@parlour/ui-kit/parts';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { kindOf, openLengths, type Pause } from './breakRules';
import { toMinute } from './limitRules';
import { saferPlayTexts } from './saferPlayTexts';
import { SettingCard } from './SettingCard';
import { useBreak } from './useBreak';

/** The member's current break, and the form to begin or extend one. */
export function BreakCard({ pause }: { pause: Pause | null }) {
  const { serverNow } = usePlatform();
  const texts = useTexts(saferPlayTexts);
  const [nowMs] = useState(serverNow);
  const lengths = openLengths(pause, nowMs);
  const { chosen, choose, take, isSending } = useBreak(lengths);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take();
  };
  const title = pause === null ? texts.pause : pause.until === null ? texts.onBreakForever : texts.onBreak(toMinute(pause.until));
  return (
    <SettingCard title={title} text={pause === null ? texts.pauseText : texts.onBreakText}>
      {pause !== null && <LinkButton to="/withdrawal">{texts.withdraw}</LinkButton>}
      {lengths.length > 0 && (
        <Form aria-label={pause === null ? texts.pause : texts.longer} onSubmit={submit}>
          <RadioGroup
            label={pause === null ? texts.pause : texts.longer}
            name="length"
            value={chosen}
            onChange={choose}
            options={lengths.map((length) => ({
              value: length,
              label: texts.lengths[length],
              sub: texts.kinds[kindOf(length)],
            }))}
          />
          <Button type="submit" variant="destructive" wide disabled={chosen === undefined} busy={isSending}>
            {pause === null ? texts.take : texts.longer}
          </Button>
        </Form>
      )}
    </SettingCard>
  );
}

/** A card inside a card needs a border. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  a + & {
    margin-top: 16px;
  }
  & [role='radio'][aria-checked='false'] {
    box-shadow: inset 0 0 0 1px ${theme.color.field};
  }
`;
