import { Card, Money, Tile } from '@parlour/ui-kit';
import { ListRow, RecordRow, StatusChip, TetherIcon } from '@parlour/ui-kit/parts';
import { ArrowDownToLine, Gift } from 'lucide-react';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';
import { Row } from '../../Row';

const open = () => undefined;
const tile = (
  <Tile>
    <ArrowDownToLine aria-hidden />
  </Tile>
);

export const row = definePage({
  title: 'ListRow, RecordRow, StatusChip',
  of: ['ListRow', 'RecordRow', 'StatusChip'],
  states: (t) => ({
    rows: (
      <Card data-flush>
        <ListRow icon={<Gift aria-hidden />} tone="accent" label={t('Spring gift')} href="#/row" />
        <ListRow icon={<TetherIcon />} label="USDT" sub="TRC20" value={t('Saved')} onClick={open} />
        <ListRow label={t('Message centre')} value="3" />
        <ListRow
          icon={<Gift aria-hidden />}
          label={t('Only a member of the house reads this sentence, which is longer than the place that was made for it')}
          sub={t('Comes within minutes')}
          value={t('Pending review')}
          onClick={open}
        />
      </Card>
    ),
    focused: (
      <Focused>
        <Card data-flush>
          <ListRow label={t('Transfer')} onClick={open} />
        </Card>
      </Focused>
    ),
    records: (
      <Card data-flush as="ul">
        <RecordRow
          tile={tile}
          title={t('Deposit')}
          sub="12:08"
          amount={<Money value="500" tone="auto" signed />}
          chip={<StatusChip tone="success">{t('Approved')}</StatusChip>}
        />
        <RecordRow
          tile={tile}
          title={t('Only a member of the house reads this sentence, which is longer than the place that was made for it')}
          sub="12:08"
          more="PD20260101"
          amount={<Money value="-123456.78" signed />}
          chip={<StatusChip tone="danger">{t('Rejected')}</StatusChip>}
        />
        <RecordRow tile={tile} title={t('Transfer')} sub="09:41" />
      </Card>
    ),
    chips: (
      <Row>
        <StatusChip tone="grey">{t('Undefined')}</StatusChip>
        <StatusChip tone="info">{t('Pending review')}</StatusChip>
        <StatusChip tone="success">{t('Approved')}</StatusChip>
        <StatusChip tone="danger">{t('Rejected')}</StatusChip>
        <StatusChip tone="accent">{t('Agreed')}</StatusChip>
      </Row>
    ),
  }),
});
