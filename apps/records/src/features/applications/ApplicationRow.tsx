import type { ActivityApplication } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { Tile } from '@parlour/ui-kit';
import { RecordRow, StatusChip } from '@parlour/ui-kit/parts';
import { Gift } from 'lucide-react';
import styled from 'styled-components';
import { timeOf } from '#shared';
import { appearanceOf } from './applicationRules';
import { applicationTexts } from './applicationTexts';

/** One application: its offer, time and state. */
export function ApplicationRow({ row }: { row: ActivityApplication }) {
  const texts = useTexts(applicationTexts);
  const appearance = appearanceOf(row.state);
  return (
    <RecordRow
      tile={
        <Square>
          <Gift strokeWidth={1.75} aria-hidden />
        </Square>
      }
      title={row.activity_name}
      sub={timeOf(row.created_at)}
      chip={<StatusChip tone={appearance.tone}>{texts.state[appearance.name]}</StatusChip>}
    />
  );
}

const Square = styled(Tile)`
  width: 40px;
  height: 40px;
`;
