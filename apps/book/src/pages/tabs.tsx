import { FilterChips, Tabs } from '@parlour/ui-kit/parts';
import { definePage } from '../definePage';
import { Focused } from '../Focused';
import { Held } from '../Held';
import type { Say } from '../sampleWords';

const select = () => undefined;
const days = (say: Say) => [
  { value: 'today', label: say('Today') },
  { value: '7', label: say('7 days') },
  { value: '30', label: say('30 days') },
  { value: 'all', label: say('All') },
  { value: 'pending', label: say('Pending review') },
];

export const tabs = definePage({
  title: 'Tabs, FilterChips',
  of: ['Tabs', 'FilterChips'],
  states: (say) => ({
    tabs: (
      <Held from="7">
        {(value, hold) => <Tabs label={say('Records')} value={value} onChange={hold} options={days(say).slice(0, 3)} />}
      </Held>
    ),
    'more tabs than fit': <Tabs label={say('Records')} value="today" onChange={select} options={days(say)} />,
    'tabs, focused': (
      <Focused>
        <Tabs label={say('Records')} value="today" onChange={select} options={days(say).slice(0, 3)} />
      </Focused>
    ),
    chips: (
      <Held from="today">
        {(value, hold) => <FilterChips label={say('Records')} value={value} onChange={hold} options={days(say)} />}
      </Held>
    ),
  }),
});
