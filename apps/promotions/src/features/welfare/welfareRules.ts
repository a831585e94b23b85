import type { RedPacketRecord } from '@parlour/api-client/endpoints/promotions';
import Big from 'big.js';

/** The total of these red packets, in yuan. */
export function sumOf(packets: readonly RedPacketRecord[]): string {
  return packets.reduce((sum, { redpacketmoney }) => sum.plus(redpacketmoney), new Big(0)).toFixed();
}
