import { Select } from '@parlour/ui-kit/parts';
import { Landmark } from 'lucide-react';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';
import type { Translate } from '../../sampleTexts';

const banks = (t: Translate) => [
  { value: 'boc', label: t('Bank of China') },
  { value: 'cmb', label: t('China Merchants Bank') },
];

export const select = definePage({
  title: 'Select',
  of: ['Select'],
  states: (t) => ({
    empty: <Select label={t('Bank')} placeholder={t('Choose a bank')} options={banks(t)} defaultValue="" />,
    chosen: (
      <Select
        label={t('Bank')}
        icon={<Landmark size={20} strokeWidth={1.75} aria-hidden />}
        options={banks(t)}
        defaultValue="cmb"
      />
    ),
    failed: (
      <Select label={t('Bank')} placeholder={t('Choose a bank')} options={banks(t)} defaultValue="" error={t('Choose a bank')} />
    ),
    focused: (
      <Focused>
        <Select label={t('Bank')} hint={t('Comes within minutes')} options={banks(t)} defaultValue="boc" />
      </Focused>
    ),
    disabled: <Select label={t('Bank')} options={banks(t)} defaultValue="boc" disabled />,
  }),
});
