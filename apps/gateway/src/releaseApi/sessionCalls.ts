import type { ConsoleSession } from '@parlour/release-contract/api';
import { type Author, type Caller, shownName } from '@parlour/release-contract/policy';
import { isSameAuthor } from '@parlour/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserFamily } from '../telemetry/browserFamily';
import type { ApiCaller } from './access';
import { notFound } from './refusal';
import type { Session } from './session';
import type { ListedSession, SessionList } from './sessionList';

interface Parts {
  readonly list: SessionList;
  readonly callerOf: (request: FastifyRequest) => ApiCaller;
}

/** Lists a session that begins, so that it can be ended from elsewhere. */
export function beginSession(
  list: Pick<SessionList, 'begin'>,
  { headers }: FastifyRequest,
  session: Session,
  author: Author,
  nowMs: number,
): Promise<void> {
  const { id, until } = session;
  const named = session.kind === 'token' && author.kind === 'token' ? { ...author, claimed: session.by } : author;
  return list.begin({ id, until, author: named, browser: browserFamily(headers['user-agent']), at: nowMs });
}

/** The calls that list and end sessions of the console. */
export function serveSessionCalls(api: FastifyInstance, { list, callerOf }: Parts): void {
  const seenBy = async (caller: ApiCaller): Promise<readonly ListedSession[]> => {
    const all = await list.all();
    return maySeeAll(caller) ? all : all.filter((one) => isSameAuthor(one.author, caller.author));
  };

  api.get('/sessions', async (request): Promise<readonly ConsoleSession[]> => {
    const caller = callerOf(request);
    return (await seenBy(caller)).map(({ id, author, browser, at, until }) => ({
      id,
      name: shownName(author),
      browser,
      since: new Date(at).toISOString(),
      until: new Date(until).toISOString(),
      isThis: id === caller.session?.id,
    }));
  });
  api.delete<{ Params: { id: string } }>('/sessions/:id', async (request, reply) => {
    const session = (await seenBy(callerOf(request))).find(({ id }) => id === request.params.id);
    if (session === undefined) return notFound('There is no such session.');
    await list.end(session);
    return reply.code(204).send();
  });
}

/** Administrators may end any session, and so may holders of the site's token, who may change everything but the policy. */
function maySeeAll({ author, rights }: Caller): boolean {
  return author.kind === 'root' || rights === undefined || rights.some(({ site }) => site.includes('administer'));
}
