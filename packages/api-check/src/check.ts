import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnswerOf, type Endpoint, isApiError, type Reply, type RequestOf } from '@parlour/api-client';
import { type CallName, type Calls, calls } from '@parlour/api-client/endpoints/all';
import { absenceIn, ask, type Asked } from './ask';
import type { Order } from './comparisons/orders';
import type { Verdict } from './judge';
import type { Known, Wish } from './known';
import type { Misfit } from './misfits';

/** The finding for one call; `with` says what was special about the request. */
export interface Finding {
  readonly endpoint: Endpoint;
  readonly with?: string | undefined;
  readonly verdict: Verdict;
}

/** A request and its response. */
export interface Exchange {
  readonly endpoint: Endpoint;
  readonly payload: unknown;
  /** `Idempotency-Key`, if there was one. */
  readonly key: string | null;
  readonly asked: Asked;
}

/** Callbacks for the progress of a check. */
export interface Listeners {
  readonly onFinding?: (finding: Finding) => void;
  readonly onExchange?: (exchange: Exchange) => void;
}

interface How {
  /** Used instead of the token of the log-in. */
  readonly token?: string | undefined;
  /** `Idempotency-Key`; null for none. Default: a new one for a call that moves money. */
  readonly key?: string | null | undefined;
}

const SETTLE_MS = 3000;
const LOOK_AGAIN_MS = 500;

/** One run against a backend: its session, the answers, and the findings so far. */
export class Check {
  readonly findings: Finding[] = [];
  readonly orders = new Map<string, Order>();
  /** Names of the calls that were sent or skipped. */
  readonly asked = new Set<CallName>();
  /** Wallets and records in which a booking is missing, or which contradict each other; they are not compared any more. */
  readonly unclear = new Set<string>();
  /** Whether late bookings were already reported. */
  isLate = false;
  token: string | undefined;
  /** Why no server answered the first call; no other call is sent then. */
  absence: string | undefined;
  #isBegun = false;
  readonly #replies = new Map<string, Reply<unknown>>();

  constructor(
    readonly wish: Wish,
    readonly listeners: Listeners,
  ) {}

  /** Sends a call with any payload. */
  async send(endpoint: Endpoint, payload: unknown, how: How = {}): Promise<Asked> {
    const token = 'token' in how ? how.token : this.token;
    const { key = endpoint.movesMoney ? randomUUID() : null } = how;
    const asked = await ask(this.wish.origin, endpoint, payload, token, key);
    if (!this.#isBegun) this.absence = absenceIn(asked);
    this.#isBegun = true;
    this.listeners.onExchange?.({ endpoint, payload, key, asked });
    return asked;
  }

  /** Sends a call that changes nothing, without reporting it; undefined if its answer cannot be read. */
  readonly read = async <E extends Endpoint>(endpoint: E, payload: RequestOf<E>): Promise<AnswerOf<E> | undefined> => {
    const { read } = await this.send(endpoint, payload);
    return isApiError(read) ? undefined : read.data;
  };

  /** Stores an answer for the payloads of later calls. */
  keep({ name }: Endpoint, way: string, { read }: Asked): void {
    if (isApiError(read)) return;
    this.#replies.set(`${name} `, read);
    this.#replies.set(`${name} ${way}`, read);
    if (name === calls.logIn.name) this.token = this.reply('logIn')?.data.api_token;
  }

  reply<Name extends CallName>(name: Name, way = ''): Reply<AnswerOf<Calls[Name]>> | undefined {
    return this.#replies.get(`${name} ${way}`) as Reply<AnswerOf<Calls[Name]>> | undefined;
  }

  /** The data for payloads; `missing` gets the calls that have to be sent first. */
  known(missing: Set<CallName>): Known {
    const need = (name: CallName) => void (this.asked.has(name) || missing.add(name));
    const { orders, wish } = this;
    return {
      ...wish,
      reply: (name, way) => {
        need(name);
        return this.reply(name, way);
      },
      get orders() {
        if (wish.withMoney) need('submitDeposit');
        return orders;
      },
    };
  }

  isWanted({ name }: Endpoint): boolean {
    return this.wish.only?.has(name as CallName) ?? true;
  }

  /** Reports a finding. Calls that were only sent to get data for others are not reported, except for a failed log-in. */
  note(endpoint: Endpoint, verdict: Verdict, how?: string): void {
    const isFailedLogIn = endpoint.name === calls.logIn.name && verdict.kind !== 'ok' && verdict.kind !== 'refusedAsHoped';
    if (!this.isWanted(endpoint) && !isFailedLogIn && this.absence === undefined) return;
    const finding: Finding = { endpoint, with: how, verdict };
    this.findings.push(finding);
    this.listeners.onFinding?.(finding);
  }

  /** Repeats a comparison for a while, or `times` as long, because balances and records of a backend with queues are late. */
  async settle<Found extends Misfit>(compare: () => Promise<readonly Found[]>, times = 1): Promise<readonly Found[]> {
    const { settleMs = SETTLE_MS } = this.wish;
    const until = Date.now() + settleMs * times;
    for (;;) {
      const misfits = await compare();
      if (misfits.length === 0 || Date.now() >= until) return misfits;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}
