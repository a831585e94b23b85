import { ArchPattern, Button, Money, GradientCard } from '@parlour/ui-kit';
import { CopperCard, StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { definePage } from '../definePage';

export const plate = definePage({
  title: 'GradientCard, CopperCard, ArchPattern',
  of: ['GradientCard', 'CopperCard', 'ArchPattern'],
  states: (say) => ({
    green: (
      <GradientCard>
        {say('Balance')}
        <br />
        <Money value="12480.5" size="xl" tone="gold" />
        <br />
        <Button variant="secondary" size="medium">
          {say('Deposit')}
        </Button>
      </GradientCard>
    ),
    copper: (
      <CopperCard>
        VIP 3 <StatusChip tone="grey">{say('Approved')}</StatusChip>
      </CopperCard>
    ),
    arches: (
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
