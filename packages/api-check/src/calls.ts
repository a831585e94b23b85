import type { Endpoint } from '@parlour/api-client';
import * as account from '@parlour/api-client/endpoints/account';
import * as lobby from '@parlour/api-client/endpoints/lobby';
import * as promotions from '@parlour/api-client/endpoints/promotions';
import * as records from '@parlour/api-client/endpoints/records';
import * as saferPlay from '@parlour/api-client/endpoints/saferPlay';
import * as session from '@parlour/api-client/endpoints/session';
import * as wallet from '@parlour/api-client/endpoints/wallet';

/** The calls by what they are about. */
export const groups = { session, lobby, wallet, records, promotions, account, saferPlay };
const declared = { ...account, ...lobby, ...promotions, ...records, ...saferPlay, ...session, ...wallet };
type Declared = typeof declared;

/** The name of a call of the contract. */
export type CallName = { [Name in keyof Declared]: Declared[Name] extends Endpoint ? Name : never }[keyof Declared];
export type Calls = Pick<Declared, CallName>;

/** What the site declares of a call, by the call's name. */
export const calls: Calls = declared;
