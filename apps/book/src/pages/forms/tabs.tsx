import { FilterChips, Tabs } from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';
import { WithState } from '../../WithState';
import type { Translate } from '../../sampleTexts';

const select = () => undefined;
const days = (t: Translate) => [
  { value: 'today', label: t('Today') },
  { value: '7', label: t('7 days') },
  { value: '30', label: t('30 days') },
  { value: 'all', label: t('All') },
  { value: 'pending', label: t('Pending review') },
];

export const tabs = definePage({
  title: 'Tabs, FilterChips',
  of: ['Tabs', 'FilterChips'],
  states: (t) => ({
    tabs: (
      <WithState initial="7">
        {(value, setValue) => <Tabs label={t('Records')} value={value} onChange={setValue} options={days(t).slice(0, 3)} />}
      </WithState>
    ),
    'more tabs than fit': <Tabs label={t('Records')} value="today" onChange={select} options={days(t)} />,
    'tabs, focused': (
      <Focused>
        <Tabs label={t('Records')} value="today" onChange={select} options={days(t).slice(0, 3)} />
      </Focused>
    ),
    chips: (
      <WithState initial="today">
        {(value, setValue) => <FilterChips label={t('Records')} value={value} onChange={setValue} options={days(t)} />}
      </WithState>
    ),
  }),
});
