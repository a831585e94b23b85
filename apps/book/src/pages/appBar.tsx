import { AppBar, IconButton } from '@parlour/ui-kit';
import { CircleHelp } from 'lucide-react';
import { definePage } from '../definePage';

const back = () => undefined;

export const appBar = definePage({
  title: 'AppBar',
  of: ['AppBar', 'headerStyle'],
  states: (say) => ({
    title: <AppBar title={say('Records')} onBack={back} />,
    action: (
      <AppBar
        title={say('Privacy policy')}
        onBack={back}
        action={<IconButton label={say('Customer service')} icon={<CircleHelp size={24} strokeWidth={1.75} />} />}
      />
    ),
    long: (
      <AppBar
        title={say('Only a member of the house reads this sentence, which is longer than the place that was made for it')}
        onBack={back}
      />
    ),
  }),
});
