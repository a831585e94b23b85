import { Button } from '@parlour/ui-kit';
import { Drawer, ListRow, Sheet } from '@parlour/ui-kit/parts';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Column } from '../Column';
import { definePage } from '../definePage';
import { Held } from '../Held';
import type { Say } from '../sampleWords';

function sheet(title: string, children: ReactNode) {
  return (
    <Held from={true}>
      {(open, setOpen) => (
        <Sheet open={open} onClose={() => setOpen(false)} title={title}>
          {children}
        </Sheet>
      )}
    </Held>
  );
}

function drawer(say: Say) {
  return (
    <Held from={true}>
      {(open, setOpen) => (
        <Drawer open={open} onClose={() => setOpen(false)} label={say('Message centre')}>
          <ListRow icon={<MessageCircle aria-hidden />} label={say('Message centre')} href="#/sheetAndDrawer" />
          <ListRow label={say('Privacy policy')} href="#/sheetAndDrawer" />
        </Drawer>
      )}
    </Held>
  );
}

export const sheetAndDrawer = definePage({
  title: 'Sheet, Drawer',
  of: ['Sheet', 'Drawer', 'useDragToClose'],
  windowPx: 360,
  states: (say) => ({
    sheet: sheet(
      say('Deposit'),
      <Column>
        {say('Money arrives in your wallet')}
        <Button wide>{say('Confirm')}</Button>
      </Column>,
    ),
    'sheet, taller than the window': sheet(
      say('Records'),
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((row) => <ListRow key={row} label={row} />),
    ),
    drawer: drawer(say),
  }),
});
