import { Button } from '@parlour/ui-kit';
import { Drawer, ListRow, Sheet } from '@parlour/ui-kit/parts';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Column } from '../../Column';
import { definePage } from '../../definePage';
import { WithState } from '../../WithState';
import type { Translate } from '../../sampleTexts';

function sheet(title: string, children: ReactNode) {
  return (
    <WithState initial={true}>
      {(open, setOpen) => (
        <Sheet open={open} onClose={() => setOpen(false)} title={title}>
          {children}
        </Sheet>
      )}
    </WithState>
  );
}

function drawer(t: Translate) {
  return (
    <WithState initial={true}>
      {(open, setOpen) => (
        <Drawer open={open} onClose={() => setOpen(false)} label={t('Message centre')}>
          <ListRow icon={<MessageCircle aria-hidden />} label={t('Message centre')} href="#/sheetAndDrawer" />
          <ListRow label={t('Privacy policy')} href="#/sheetAndDrawer" />
        </Drawer>
      )}
    </WithState>
  );
}

export const sheetAndDrawer = definePage({
  title: 'Sheet, Drawer',
  of: ['Sheet', 'Drawer', 'useDragToClose'],
  windowPx: 360,
  states: (t) => ({
    sheet: sheet(
      t('Deposit'),
      <Column>
        {t('Money arrives in your wallet')}
        <Button wide>{t('Confirm')}</Button>
      </Column>,
    ),
    'sheet, taller than the window': sheet(
      t('Records'),
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((row) => <ListRow key={row} label={row} />),
    ),
    drawer: drawer(t),
  }),
});
