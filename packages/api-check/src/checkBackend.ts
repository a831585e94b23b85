import { type AnswerOf, type Endpoint, isApiError, type Reply } from '@parlour/api-client';
import { type CallName, type Calls, calls, isOfVisitors } from '@parlour/api-client/endpoints/all';
import { ask } from './ask';
import { type Hope, judge, lackOf, type Verdict } from './judge';
import { type Known, Several, Unasked, type Wish } from './known';
import { sendings } from './requests';

/** The finding for one call; `with` says what was special about the request. */
export interface Finding {
  readonly endpoint: Endpoint;
  readonly with?: string;
  readonly verdict: Verdict;
}

/** Sends each call of the contract to a backend, one after the other, and reports each finding as it is known. */
export async function checkBackend(wish: Wish, tell: (finding: Finding) => void): Promise<Finding[]> {
  const findings: Finding[] = [];
  const replies = new Map<string, Reply<unknown>>();
  const known: Known = {
    ...wish,
    reply: <Name extends CallName>(name: Name, way = '') =>
      replies.get(`${name} ${way}`) as Reply<AnswerOf<Calls[Name]>> | undefined,
  };
  const note = (finding: Finding) => {
    findings.push(finding);
    tell(finding);
  };
  const askOne = async (endpoint: Endpoint, payload: unknown, hope: Hope, way = ''): Promise<Verdict> => {
    const asked = await ask(wish.origin, endpoint, payload, known.reply('logIn')?.data.api_token);
    if (!isApiError(asked.read)) {
      replies.set(`${endpoint.name} `, asked.read);
      replies.set(`${endpoint.name} ${way}`, asked.read);
    }
    return (endpoint.isOptional ? lackOf(asked) : undefined) ?? judge(endpoint, asked, hope);
  };

  for (const { endpoint, ask: payloadFor, hopes = 'answer' } of sendings) {
    const payload = unaskedBecause(endpoint, known) ?? payloadFor(known);
    if (payload instanceof Unasked) note({ endpoint, verdict: { kind: 'unasked', why: payload.why } });
    else if (payload instanceof Several) {
      for (const { way, payload: one } of payload.askings)
        note({ endpoint, with: way, verdict: await askOne(endpoint, one, hopes, way) });
    } else note({ endpoint, verdict: await askOne(endpoint, payload, hopes) });
  }
  const ended = known.reply('logIn') === undefined ? 'without a session' : 'with the session that was logged off';
  note({ endpoint: calls.getUser, with: ended, verdict: await askOne(calls.getUser, {}, 'noSession') });
  return findings;
}

function unaskedBecause(endpoint: Endpoint, known: Known): Unasked | undefined {
  if (!isOfVisitors(endpoint) && known.reply('logIn') === undefined) return new Unasked('nobody is logged in');
  return endpoint.movesMoney && !known.withMoney ? new Unasked('moves money: --with-money sends it') : undefined;
}
