import { NoticeLine } from '@parlour/ui-kit/parts';
import { Gift } from 'lucide-react';
import { definePage } from '../../definePage';

export const notice = definePage({
  title: 'NoticeLine',
  of: ['NoticeLine'],
  states: (t) => ({
    'no network': <NoticeLine text={t('No network')} />,
    'with a way on': <NoticeLine icon={Gift} text={t('Spring gift')} action={<a href="#/notice">{t('Records')}</a>} />,
    long: (
      <NoticeLine
        text={t('Only a member of the house reads this sentence, which is longer than the place that was made for it')}
      />
    ),
  }),
});
