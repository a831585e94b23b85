import { Select } from '@parlour/ui-kit/parts';
import { Landmark } from 'lucide-react';
import { definePage } from '../definePage';
import { Focused } from '../Focused';
import type { Say } from '../sampleWords';

const banks = (say: Say) => [
  { value: 'boc', label: say('Bank of China') },
  { value: 'cmb', label: say('China Merchants Bank') },
];

export const select = definePage({
  title: 'Select',
  of: ['Select'],
  states: (say) => ({
    empty: <Select label={say('Bank')} placeholder={say('Choose a bank')} options={banks(say)} defaultValue="" />,
    chosen: (
      <Select
        label={say('Bank')}
        icon={<Landmark size={20} strokeWidth={1.75} aria-hidden />}
        options={banks(say)}
        defaultValue="cmb"
      />
    ),
    failed: (
      <Select
        label={say('Bank')}
        placeholder={say('Choose a bank')}
        options={banks(say)}
        defaultValue=""
        error={say('Choose a bank')}
      />
    ),
    focused: (
      <Focused>
        <Select label={say('Bank')} hint={say('Comes within minutes')} options={banks(say)} defaultValue="boc" />
      </Focused>
    ),
    disabled: <Select label={say('Bank')} options={banks(say)} defaultValue="boc" disabled />,
  }),
});
