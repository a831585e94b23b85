import { card as account } from '../../apps/account/remote.config';
import { card as lobby } from '../../apps/lobby/remote.config';
import { card as promotions } from '../../apps/promotions/remote.config';
import { card as records } from '../../apps/records/remote.config';
import { card as wallet } from '../../apps/wallet/remote.config';

/** The identity cards of all remotes: which screens there are, and at which paths. */
export const cards = [lobby, wallet, records, promotions, account];
