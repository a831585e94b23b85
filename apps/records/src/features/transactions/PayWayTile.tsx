import { Tile } from '@parlour/ui-kit';
import { ArrowLeftRight, Landmark, MessageSquare, ScrollText } from 'lucide-react';
import styled from 'styled-components';
import { TetherIcon } from '@parlour/ui-kit/parts';
import type { PayWay } from './transactionRules';

const icons = {
  bank: <Landmark strokeWidth={1.75} aria-hidden />,
  usdt: <TetherIcon />,
  wxpay: <MessageSquare strokeWidth={1.75} aria-hidden />,
  alipay: <ScrollText strokeWidth={1.75} aria-hidden />,
  venue: <ArrowLeftRight strokeWidth={1.75} aria-hidden />,
} as const;

/** The payment method as an icon. */
export function PayWayTile({ way }: { way: PayWay }) {
  return <Square>{icons[way]}</Square>;
}

const Square = styled(Tile)`
  width: 40px;
  height: 40px;
`;
