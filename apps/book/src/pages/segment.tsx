import { LanguageSegment, Segment } from '@parlour/ui-kit/parts';
import { definePage } from '../definePage';
import { Focused } from '../Focused';
import { Held } from '../Held';
import type { Say } from '../sampleWords';

const select = () => undefined;
const lists = (say: Say) => [
  { value: 'hot', label: say('Hot') },
  { value: 'recent', label: say('Recent') },
  { value: 'kept', label: say('Favourites') },
];

export const segment = definePage({
  title: 'Segment',
  of: ['Segment', 'LanguageSegment'],
  states: (say) => ({
    chosen: (
      <Held from="recent">
        {(value, hold) => <Segment label={say('Records')} value={value} onChange={hold} options={lists(say)} />}
      </Held>
    ),
    'nothing chosen': <Segment label={say('Records')} value="" onChange={select} options={lists(say)} />,
    'with a count, as tabs': (
      <Segment
        as="tabs"
        label={say('Message centre')}
        value="hot"
        onChange={select}
        options={lists(say).map((list, index) => ({ ...list, badge: index === 1 ? '12' : undefined }))}
      />
    ),
    disabled: (
      <Segment
        label={say('Records')}
        value="hot"
        onChange={select}
        options={lists(say).map((list, index) => ({ ...list, disabled: index === 2 }))}
      />
    ),
    'too long for its place': (
      <Segment
        label={say('Records')}
        value="customer"
        onChange={select}
        options={[
          { value: 'customer', label: say('Customer service') },
          { value: 'policy', label: say('Privacy policy') },
          { value: 'message', label: say('Message centre') },
          { value: 'transfer', label: say('Auto transfer') },
        ]}
      />
    ),
    focused: (
      <Focused>
        <Segment label={say('Records')} value="hot" onChange={select} options={lists(say)} />
      </Focused>
    ),
    language: (
      <div data-foreign>
        <LanguageSegment names={{ zh: '中文', en: 'English' }} value="default" onChange={select} />
      </div>
    ),
  }),
});
