import { Countdown, Progress } from '@parlour/ui-kit/parts';
import { Column } from '../../Column';
import { definePage } from '../../definePage';
import { Row } from '../../Row';

const MINUTE_MS = 60_000;
const hour = { now: () => 0, totalMs: 60 * MINUTE_MS };

export const progress = definePage({
  title: 'Progress, Countdown',
  of: ['Progress', 'Countdown'],
  states: (t) => ({
    progress: (
      <Column>
        {[0, 4, 62, 100].map((value) => (
          <Progress key={value} value={value} label={t('Progress to VIP 4')} />
        ))}
      </Column>
    ),
    thin: <Progress value={62} label={t('Progress to VIP 4')} thin />,
    countdown: (
      <Row>
        <Countdown {...hour} until={60 * MINUTE_MS} label={t('Time left to pay')} />
        <Countdown {...hour} until={38 * MINUTE_MS} label={t('Time left to pay')} />
        <Countdown {...hour} until={MINUTE_MS} label={t('Time left to pay')} />
        <Countdown {...hour} until={0} label={t('Time left to pay')} />
      </Row>
    ),
    'in a line': <Countdown now={hour.now} until={90 * MINUTE_MS} label={t('Time left to pay')} />,
  }),
});
