import { GradientCard } from '@parlour/ui-kit';
import { Carousel, StatusChip, Ticker } from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';

const offers = ['1', '2', '3'];
const same = (offer: string) => offer;
const slide = (offer: string) => <GradientCard style={{ height: 96 }}>{offer}</GradientCard>;

export const carousel = definePage({
  title: 'Carousel, Ticker',
  of: ['Carousel', 'Ticker'],
  states: (t) => ({
    turning: <Carousel label={t('Spring gift')} items={offers} renderItem={slide} getKey={same} intervalMs={600_000} />,
    'turned by hand': <Carousel label={t('Spring gift')} items={offers} renderItem={slide} getKey={same} />,
    'one slide': <Carousel label={t('Spring gift')} items={['1']} renderItem={slide} getKey={same} />,
    ticker: (
      <Ticker
        label={t('Win of the day')}
        items={offers}
        renderItem={(offer) => <StatusChip tone="accent">{`${t('Win of the day')} ${offer}`}</StatusChip>}
        getKey={same}
      />
    ),
  }),
});
