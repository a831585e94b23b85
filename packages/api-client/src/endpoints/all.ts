import type { Endpoint, Samples } from '../endpoint';
import * as account from './account';
import { samples as accountSamples } from './account.samples';
import * as lobby from './lobby';
import { samples as lobbySamples } from './lobby.samples';
import * as promotions from './promotions';
import { samples as promotionsSamples } from './promotions.samples';
import * as records from './records';
import { samples as recordsSamples } from './records.samples';
import * as saferPlay from './saferPlay';
import { samples as saferPlaySamples } from './saferPlay.samples';
import * as session from './session';
import { samples as sessionSamples } from './session.samples';
import * as wallet from './wallet';
import { samples as walletSamples } from './wallet.samples';

/** The calls by what they are about. */
export const groups = { session, lobby, wallet, records, promotions, account, saferPlay };
type Declared = typeof session &
  typeof lobby &
  typeof wallet &
  typeof records &
  typeof promotions &
  typeof account &
  typeof saferPlay;
// Written out, because the order of types that the compiler infers from spreads depends on other files.
const declared: Declared = { ...session, ...lobby, ...wallet, ...records, ...promotions, ...account, ...saferPlay };

/** The name of a call. */
export type CallName = { [Name in keyof Declared]: Declared[Name] extends Endpoint ? Name : never }[keyof Declared];
/** Every call by its name, for tests and servers that go through all of them. Bundles for players import single calls. */
export type Calls = Pick<Declared, CallName>;
export const calls: Calls = declared;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
}

/** Every call of spec section 7 and of safer play. */
export const allEndpoints: readonly Endpoint[] = Object.values(groups).flatMap((group) =>
  Object.values(group).filter(isEndpoint),
);

/** The sample of every call by its name. */
export const samples: Samples = {
  ...sessionSamples,
  ...lobbySamples,
  ...walletSamples,
  ...recordsSamples,
  ...promotionsSamples,
  ...accountSamples,
  ...saferPlaySamples,
};

/** Returns whether a visitor may make the call. Without a session, all other calls are answered with 401. */
export const isOfVisitors = ({ name }: Endpoint): boolean => samples[name]?.by === 'visitor';
