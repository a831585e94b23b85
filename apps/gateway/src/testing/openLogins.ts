import type { Member, Policy } from '@parlour/release-contract/policy';
import { setPolicy } from '@parlour/registry/testing/testRelease';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { OpenIdConfig } from '../openIdConfig';
import { createOpenIdProvider } from '../releaseApi/openId/provider';
import { type OpenReleaseApi, openReleaseApi, origin } from './openReleaseApi';
import { startOpenIdProvider, type TestOpenIdProvider } from './openIdProvider';

/** A log-in that a browser began. */
export interface Begun {
  readonly location: string;
  /** The cookie that it got. */
  readonly cookie: string;
}

/** A release API with a provider; the group `/wallet` may promote the wallet. */
export interface OpenLogins {
  readonly api: OpenReleaseApi;
  readonly server: TestOpenIdProvider;
  readonly config: OpenIdConfig;
  /** Aborts the pending requests to the provider, as its timeout does. */
  endWaiting(): void;
  /** Starts a log-in as a page of the console does. */
  begin(at?: string): Promise<Begun>;
  /** Opens the callback as the browser does after the provider. */
  comeBack(url: URL, cookie: string, app?: FastifyInstance): Promise<LightMyRequestResponse>;
  /** Does a whole log-in; resolves with the cookie of the session. */
  logIn(login: string): Promise<string>;
  setMembers(members: Policy['members'], apps?: Policy['apps']): Promise<void>;
  close(): Promise<void>;
}

/** A group of the provider that may promote an app. */
export const groupOf = (claim: string, app = 'wallet'): Member => ({
  kind: 'group',
  keys: [],
  claim,
  apps: { [app]: { rights: ['promote', 'canary'] } },
  site: [],
});

export async function openLogins({ isInToken = true } = {}): Promise<OpenLogins> {
  const server = await startOpenIdProvider({ isInToken });
  server.people.set('ana-1', { name: 'ana', groups: ['/wallet', '/staff'] });
  const config: OpenIdConfig = {
    issuer: server.issuer,
    clientId: server.clientId,
    clientSecret: server.clientSecret,
    scope: undefined,
    groupsClaim: 'groups',
    nameClaims: ['preferred_username', 'email'],
  };
  let waiting = new AbortController();
  const provider = createOpenIdProvider(config, { deadline: () => waiting.signal });
  const api = await openReleaseApi({ provider });
  const setMembers: OpenLogins['setMembers'] = (members, apps) =>
    setPolicy(api.registry, api.secret, (policy) => ({ members, apps: apps ?? policy.apps }));
  const { members } = (await api.registry.head()).policy;
  await setMembers({ ...members, 'wallet-people': groupOf('/wallet') });

  const begin: OpenLogins['begin'] = async (at = '/') => {
    const answer = await api.call('POST', 'openid', { at }, { origin });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return {
      location: answer.json<{ location: string }>().location,
      cookie: cookieIn(answer.headers['set-cookie'], 'parlour_login'),
    };
  };
  const comeBack: OpenLogins['comeBack'] = async (url, cookie, app = api.app) =>
    app.inject({ url: `${url.pathname}${url.search}`, headers: { host: url.host, cookie } });
  return {
    api,
    server,
    config,
    begin,
    comeBack,
    setMembers,
    endWaiting: () => {
      waiting.abort(new DOMException('too late', 'TimeoutError'));
      waiting = new AbortController();
    },
    logIn: async (login) => {
      const { location, cookie } = await begin();
      const answer = await comeBack(await server.logIn(location, login), cookie);
      if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
      return cookieIn(answer.headers['set-cookie'], 'parlour_console');
    },
    close: async () => {
      await api.close();
      await server.close();
    },
  };
}

/** The pair of one cookie in `Set-Cookie` headers. */
export function cookieIn(headers: string | string[] | undefined, name: string): string {
  const pairs = [headers ?? []].flat().map((text) => text.split(';')[0] ?? '');
  return pairs.find((pair) => pair.startsWith(`${name}=`)) ?? '';
}
