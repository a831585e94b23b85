import { Logo, Picture } from '@parlour/ui-kit';
import { Cover } from '@parlour/ui-kit/parts';
import { QrCode } from '@parlour/ui-kit/qr';
import { definePage } from '../../definePage';
import { Row } from '../../Row';

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"%3E%3Cpath fill="%236B1730" d="M0 0h3v4H0z"/%3E%3C/svg%3E';

export const picture = definePage({
  title: 'Cover, Picture, QrCode',
  of: ['Cover', 'Picture', 'QrCode'],
  states: (t) => ({
    covers: (
      <Row>
        <div style={{ width: 112 }}>
          <Cover src={drawing} alt={t('Hot')} eager />
        </div>
        <div style={{ width: 160 }}>
          <Cover src={drawing} alt={t('Hot')} ratio="4 / 3" eager />
        </div>
      </Row>
    ),
    'cover without a picture': (
      <div style={{ width: 112 }}>
        <Cover src={undefined} alt={t('Hot')} />
      </div>
    ),
    picture: (
      <Row>
        <Picture src={drawing} alt={t('Hot')} width={48} height={64} />
        <Picture src="" alt={t('Hot')} fallback={<Logo size={48} />} />
      </Row>
    ),
    'a code': <QrCode picture="" text="TQk4u9cLZ1wQ" label={t('Network')} />,
    'a code that is on its way': <QrCode picture="" text="" label={t('Network')} isWaiting />,
  }),
});
