import { IconButton } from '@parlour/ui-kit';
import { RefreshCw } from 'lucide-react';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';
import { Row } from '../../Row';

const tones = ['plain', 'raised', 'quiet'] as const;
const icon = <RefreshCw size={20} strokeWidth={1.75} />;

export const iconButton = definePage({
  title: 'IconButton',
  of: ['IconButton'],
  states: (t) => ({
    tones: (
      <Row>
        {tones.map((tone) => (
          <IconButton key={tone} tone={tone} label={t('Try again')} icon={icon} />
        ))}
      </Row>
    ),
    disabled: (
      <Row>
        {tones.map((tone) => (
          <IconButton key={tone} tone={tone} label={t('Try again')} icon={icon} disabled />
        ))}
      </Row>
    ),
    focused: (
      <Focused>
        <IconButton label={t('Try again')} icon={icon} />
      </Focused>
    ),
  }),
});
