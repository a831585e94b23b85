import { NoticeLine } from '@parlour/ui-kit/parts';
import { Gift } from 'lucide-react';
import { definePage } from '../definePage';

export const notice = definePage({
  title: 'NoticeLine',
  of: ['NoticeLine'],
  states: (say) => ({
    'no network': <NoticeLine text={say('No network')} />,
    'with a way on': <NoticeLine icon={Gift} text={say('Spring gift')} action={<a href="#/notice">{say('Records')}</a>} />,
    long: (
      <NoticeLine
        text={say('Only a member of the house reads this sentence, which is longer than the place that was made for it')}
      />
    ),
  }),
});
