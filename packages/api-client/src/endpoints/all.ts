import type { Endpoint } from '../endpoint';
import * as account from './account';
import * as lobby from './lobby';
import * as promotions from './promotions';
import * as records from './records';
import * as saferPlay from './saferPlay';
import * as session from './session';
import * as wallet from './wallet';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
}

/** Every call of spec section 7 and of safer play, for sweeps on the server's and the test's side; players' bundles name single ones. */
export const allEndpoints: readonly Endpoint[] = [account, lobby, promotions, records, saferPlay, session, wallet].flatMap(
  (group) => Object.values(group).filter(isEndpoint),
);
