import * as v from 'valibot';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A valid issuer: `https:`, or a host of this machine, and no query. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text) || !/^https?:\/\/[^\s?#@]+$/.test(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
}

const text = v.pipe(v.string(), v.minLength(1, 'is empty'));

/** The variables of the log-in at an OpenID provider. */
export const openIdEnvironment = {
  OIDC_ISSUER: v.optional(v.pipe(v.string(), v.check(isIssuer, 'is not an issuer like https://login.example/realm'))),
  OIDC_CLIENT_ID: v.optional(text),
  OIDC_CLIENT_SECRET: v.optional(text),
  OIDC_SCOPE: v.optional(
    v.pipe(
      v.string(),
      v.check((scope) => scope.split(' ').includes('openid'), 'has no openid among its words'),
    ),
  ),
  OIDC_GROUPS_CLAIM: v.optional(text),
  OIDC_NAME_CLAIM: v.optional(text),
};

/** An OpenID provider and how the gateway is known to it. */
export interface OpenIdConfig {
  /** The issuer, exactly as the provider spells it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined;
  /** Undefined: `openid profile`, and `groups` when the provider offers it. */
  readonly scope: string | undefined;
  /** The claim with the groups of a person. */
  readonly groupsClaim: string;
  /** The claims of which the first with a value is a person's name. */
  readonly nameClaims: readonly string[];
}

type OpenIdEnvironment = v.InferOutput<v.ObjectSchema<typeof openIdEnvironment, undefined>>;

/** The provider that the environment names; undefined when it names none. Throws when something is missing. */
export function openIdConfig({ OIDC_ISSUER, OIDC_CLIENT_ID, ...rest }: OpenIdEnvironment): OpenIdConfig | undefined {
  const { OIDC_CLIENT_SECRET, OIDC_SCOPE, OIDC_GROUPS_CLAIM, OIDC_NAME_CLAIM } = rest;
  const others = { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_SCOPE, OIDC_GROUPS_CLAIM, OIDC_NAME_CLAIM };
  const [other] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
  if (OIDC_ISSUER === undefined && other === undefined) return undefined;
  if (OIDC_ISSUER === undefined) throw new Error(`OIDC_ISSUER is not set, but ${other} is`);
  if (OIDC_CLIENT_ID === undefined) throw new Error('OIDC_CLIENT_ID is not set, but OIDC_ISSUER is');
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    scope: OIDC_SCOPE,
    groupsClaim: OIDC_GROUPS_CLAIM ?? 'groups',
    nameClaims: OIDC_NAME_CLAIM === undefined ? ['preferred_username', 'email'] : [OIDC_NAME_CLAIM],
  };
}
