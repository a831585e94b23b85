import { type AnswerOf, type Endpoint, isApiError, isUnknownCall, type Reply } from '@parlour/api-client';
import { ask } from './ask';
import { type CallName, type Calls, calls } from './calls';
import { type Hope, judge, type Verdict } from './judge';
import { type Known, Unasked, type Wish } from './known';
import { rows } from './rows';

/** What was found about one call; `with` says what was special about asking it. */
export interface Finding {
  readonly endpoint: Endpoint;
  readonly with?: string;
  readonly verdict: Verdict;
}

type Replies = { readonly [Name in CallName]?: Reply<AnswerOf<Calls[Name]>> };

/** Asks a backend every call of the contract, one after the other, and tells of each as it is known. */
export async function checkBackend(wish: Wish, tell: (finding: Finding) => void): Promise<Finding[]> {
  const findings: Finding[] = [];
  const replies: Replies = {};
  const known: Known = { ...wish, reply: (name) => replies[name] };
  const note = (finding: Finding) => {
    findings.push(finding);
    tell(finding);
  };
  const askOne = async (endpoint: Endpoint, payload: unknown, hope: Hope, isOptional = false): Promise<Verdict> => {
    const asked = await ask(wish.origin, endpoint, payload, known.reply('logIn')?.data.api_token);
    if (!isApiError(asked.read)) Object.assign(replies, { [endpoint.name]: asked.read });
    return isOptional && isUnknownCall(asked.read) ? { kind: 'lacking' } : judge(endpoint, asked, hope);
  };

  for (const name of Object.keys(rows) as CallName[]) {
    const { by, ask: payloadFor, hopes = 'answer', isOptional } = rows[name];
    const endpoint: Endpoint = calls[name];
    const payload = unaskedBecause(endpoint, by, known) ?? payloadFor(known);
    const isUnasked = payload instanceof Unasked;
    note({
      endpoint,
      verdict: isUnasked ? { kind: 'unasked', why: payload.why } : await askOne(endpoint, payload, hopes, isOptional),
    });
  }
  const ended = known.reply('logIn') === undefined ? 'without a session' : 'with the session that was logged off';
  note({ endpoint: calls.getUser, with: ended, verdict: await askOne(calls.getUser, {}, 'noSession') });
  return findings;
}

function unaskedBecause({ movesMoney = false }: Endpoint, by: 'visitor' | 'member', known: Known): Unasked | undefined {
  if (by === 'member' && known.reply('logIn') === undefined) return new Unasked('nobody is logged in');
  return movesMoney && !known.withMoney ? new Unasked('moves money: --with-money sends it') : undefined;
}
