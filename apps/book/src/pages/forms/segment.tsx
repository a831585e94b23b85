import { LanguageSegment, Segment } from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';
import { WithState } from '../../WithState';
import type { Translate } from '../../sampleTexts';

const select = () => undefined;
const lists = (t: Translate) => [
  { value: 'hot', label: t('Hot') },
  { value: 'recent', label: t('Recent') },
  { value: 'favourites', label: t('Favourites') },
];

export const segment = definePage({
  title: 'Segment',
  of: ['Segment', 'LanguageSegment'],
  states: (t) => ({
    chosen: (
      <WithState initial="recent">
        {(value, setValue) => <Segment label={t('Records')} value={value} onChange={setValue} options={lists(t)} />}
      </WithState>
    ),
    'nothing chosen': <Segment label={t('Records')} value="" onChange={select} options={lists(t)} />,
    'with a count, as tabs': (
      <Segment
        as="tabs"
        label={t('Message centre')}
        value="hot"
        onChange={select}
        options={lists(t).map((list, index) => ({ ...list, badge: index === 1 ? '12' : undefined }))}
      />
    ),
    disabled: (
      <Segment
        label={t('Records')}
        value="hot"
        onChange={select}
        options={lists(t).map((list, index) => ({ ...list, disabled: index === 2 }))}
      />
    ),
    'too long for its place': (
      <Segment
        label={t('Records')}
        value="customer"
        onChange={select}
        options={[
          { value: 'customer', label: t('Customer service') },
          { value: 'policy', label: t('Privacy policy') },
          { value: 'message', label: t('Message centre') },
          { value: 'transfer', label: t('Auto transfer') },
        ]}
      />
    ),
    focused: (
      <Focused>
        <Segment label={t('Records')} value="hot" onChange={select} options={lists(t)} />
      </Focused>
    ),
    language: (
      <div data-hide-text>
        <LanguageSegment names={{ zh: '中文', en: 'English' }} value="default" onChange={select} />
      </div>
    ),
  }),
});
