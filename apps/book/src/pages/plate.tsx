import { Arches, Button, Money, Plate } from '@parlour/ui-kit';
import { CopperPlate, StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { definePage } from '../definePage';

export const plate = definePage({
  title: 'Plate, CopperPlate, Arches',
  of: ['Plate', 'CopperPlate', 'Arches'],
  states: (say) => ({
    green: (
      <Plate>
        {say('Balance')}
        <br />
        <Money value="12480.5" size="xl" tone="gold" />
        <br />
        <Button variant="secondary" size="medium">
          {say('Deposit')}
        </Button>
      </Plate>
    ),
    copper: (
      <CopperPlate>
        VIP 3 <StatusChip tone="grey">{say('Approved')}</StatusChip>
      </CopperPlate>
    ),
    arches: (
      <Frame>
        <Arches strength={3} />
      </Frame>
    ),
  }),
});

const Frame = styled.div`
  height: 120px;
  overflow: hidden;
`;
