import { Button, Money } from '@parlour/ui-kit';
import { AmountEntry } from '@parlour/ui-kit/parts';
import type { ReactNode } from 'react';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';
import { WithState } from '../../WithState';
import type { Translate } from '../../sampleTexts';

type Sample = Partial<Parameters<typeof AmountEntry>[0]>;

function entry(t: Translate, from: string, more: Sample = {}): ReactNode {
  return (
    <WithState initial={from}>
      {(value, setValue) => <AmountEntry {...more} label={t('Amount')} name="amount" value={value} onChange={setValue} />}
    </WithState>
  );
}

export const amountEntry = definePage({
  title: 'AmountEntry',
  of: ['AmountEntry', 'useTypedAmount'],
  states: (t) => ({
    empty: entry(t, '', { limits: '¥100–50,000' }),
    filled: entry(t, '1888.50', { limits: '¥100–50,000' }),
    'a long amount': entry(t, '123456789012.34'),
    failed: entry(t, '5', { error: t('Between ¥100 and ¥50,000') }),
    focused: <Focused>{entry(t, '500')}</Focused>,
    disabled: entry(t, '500', { disabled: true }),
    'with a receipt': entry(t, '500', {
      action: (
        <Button size="small" variant="quiet">
          {t('All')}
        </Button>
      ),
      children: <span>{t('Fee')} ¥2.00</span>,
      total: (
        <>
          {t('Total')} <Money value="498" size="m" tone="gold" />
        </>
      ),
    }),
  }),
});
