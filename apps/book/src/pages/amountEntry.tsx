import { Button, Money } from '@parlour/ui-kit';
import { AmountEntry } from '@parlour/ui-kit/parts';
import type { ReactNode } from 'react';
import { definePage } from '../definePage';
import { Focused } from '../Focused';
import { Held } from '../Held';
import type { Say } from '../sampleWords';

type Sample = Partial<Parameters<typeof AmountEntry>[0]>;

function entry(say: Say, from: string, more: Sample = {}): ReactNode {
  return (
    <Held from={from}>
      {(value, hold) => <AmountEntry {...more} label={say('Amount')} name="amount" value={value} onChange={hold} />}
    </Held>
  );
}

export const amountEntry = definePage({
  title: 'AmountEntry',
  of: ['AmountEntry', 'useTypedAmount'],
  states: (say) => ({
    empty: entry(say, '', { limits: '¥100–50,000' }),
    filled: entry(say, '1888.50', { limits: '¥100–50,000' }),
    'a long amount': entry(say, '123456789012.34'),
    failed: entry(say, '5', { error: say('Between ¥100 and ¥50,000') }),
    focused: <Focused>{entry(say, '500')}</Focused>,
    disabled: entry(say, '500', { disabled: true }),
    'with a receipt': entry(say, '500', {
      action: (
        <Button size="small" variant="quiet">
          {say('All')}
        </Button>
      ),
      children: <span>{say('Fee')} ¥2.00</span>,
      total: (
        <>
          {say('Total')} <Money value="498" size="m" tone="gold" />
        </>
      ),
    }),
  }),
});
