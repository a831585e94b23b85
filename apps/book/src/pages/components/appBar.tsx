import { AppBar, IconButton } from '@parlour/ui-kit';
import { CircleHelp } from 'lucide-react';
import { definePage } from '../../definePage';

const back = () => undefined;

export const appBar = definePage({
  title: 'AppBar',
  of: ['AppBar', 'headerStyle'],
  states: (t) => ({
    title: <AppBar title={t('Records')} onBack={back} />,
    action: (
      <AppBar
        title={t('Privacy policy')}
        onBack={back}
        action={<IconButton label={t('Customer service')} icon={<CircleHelp size={24} strokeWidth={1.75} />} />}
      />
    ),
    long: (
      <AppBar
        title={t('Only a member of the house reads this sentence, which is longer than the place that was made for it')}
        onBack={back}
      />
    ),
  }),
});
