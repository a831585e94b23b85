import { usdtProtocols, type UsdtProtocol } from '@parlour/api-client/endpoints/wallet';
import { store, readStored } from '@parlour/platform';

const nameOf = (depositNo: string) => `parlour.wallet.protocol.${depositNo}`;

/** Stores for the session over which protocol the player will pay a deposit. */
export function rememberProtocol(depositNo: string, protocol: UsdtProtocol): void {
  store(nameOf(depositNo), protocol);
}

/** The protocol that the player chose for a deposit, if it was made in this session. */
export function chosenProtocol(depositNo: string): UsdtProtocol | undefined {
  return usdtProtocols.find((protocol) => protocol === readStored(nameOf(depositNo)));
}
