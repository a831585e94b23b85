import { Card, Tile } from '@parlour/ui-kit';
import { ListRow } from '@parlour/ui-kit/parts';
import { Gift } from 'lucide-react';
import { definePage } from '../../definePage';
import { Row } from '../../Row';

export const card = definePage({
  title: 'Card, Tile',
  of: ['Card', 'Tile'],
  states: (t) => ({
    padded: <Card>{t('Everything else is open.')}</Card>,
    flush: (
      <Card data-flush>
        <ListRow label={t('Deposit')} />
        <ListRow label={t('Withdraw')} />
      </Card>
    ),
    tiles: (
      <Row>
        <Tile>
          <Gift aria-hidden />
        </Tile>
        <Tile data-tone="accent">
          <Gift aria-hidden />
        </Tile>
        <Tile data-tone="danger">
          <Gift aria-hidden />
        </Tile>
        <Tile data-tone="accent" data-size="large">
          <Gift aria-hidden />
        </Tile>
      </Row>
    ),
  }),
});
