import { ArchPattern, Button, Money, GradientCard } from '@parlour/ui-kit';
import { CopperCard, StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { definePage } from '../../definePage';

export const gradientCard = definePage({
  title: 'GradientCard, CopperCard, ArchPattern',
  of: ['GradientCard', 'CopperCard', 'ArchPattern'],
  states: (t) => ({
    green: (
      <GradientCard>
        {t('Balance')}
        <br />
        <Money value="12480.5" size="xl" tone="gold" />
        <br />
        <Button variant="secondary" size="medium">
          {t('Deposit')}
        </Button>
      </GradientCard>
    ),
    copper: (
      <CopperCard>
        VIP 3 <StatusChip tone="grey">{t('Approved')}</StatusChip>
      </CopperCard>
    ),
    pattern: (
      <Frame>
        <ArchPattern strength={3} />
      </Frame>
    ),
  }),
});

const Frame = styled.div`
  height: 120px;
  overflow: hidden;
`;
