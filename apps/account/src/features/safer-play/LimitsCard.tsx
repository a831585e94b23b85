import { limitPeriods, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import styled from 'styled-components';
import { LimitField } from './LimitField';
import { saferPlayTexts } from './saferPlayTexts';
import { SettingCard } from './SettingCard';
import { useLimits } from './useLimits';

/** The form of the three deposit limits. */
export function LimitsCard({ limits }: { limits: SaferPlay['limits'] }) {
  const texts = useTexts(saferPlayTexts);
  const { draft, form, onSubmit } = useLimits(limits);
  return (
    <SettingCard title={texts.limits} text={texts.limitsText}>
      <Form noValidate aria-label={texts.limits} onSubmit={onSubmit}>
        {limitPeriods.map((period) => (
          <LimitField
            key={period}
            period={period}
            limit={limits[period]}
            value={draft[period]}
            error={form.errorAt(period)}
            onChange={(amount) => form.change({ [period]: amount })}
          />
        ))}
        <Button type="submit" wide busy={form.isBusy}>
          {texts.save}
        </Button>
      </Form>
    </SettingCard>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
