import * as v from 'valibot';

/** Whom a route lets in: everybody, members (visitors go to the login), or members after a visitor was asked to log in. */
const access = v.picklist(['all', 'member', 'ask']);

/** What the shell draws around a screen: header and tab bar, tab bar alone, header with back arrow, or nothing. */
const chrome = v.picklist(['main', 'tabs', 'back', 'bare']);

const title = v.union([
  v.string(),
  v.strictObject({ query: v.string(), titles: v.record(v.string(), v.string()), otherwise: v.string() }),
]);

/** A call that changes nothing, with what it sends. */
const initialCall = v.strictObject({
  method: v.picklist(['GET', 'POST']),
  path: v.pipe(v.string(), v.startsWith('/api/')),
  payload: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** Field of the first row that is answered whose picture the screen begins with: it is fetched as soon as the answer is there. */
  picture: v.optional(v.string()),
});

export const routeConfig = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/[A-Za-z-]*$/, 'a path is one slash and letters')),
  /** The screen's file below `src/features`, without its ending; its last part names the exposed module and its export. */
  screen: v.pipe(v.string(), v.regex(/^[a-z-]+\/[A-Z][A-Za-z]*Screen$/, 'a screen is feature/NameScreen')),
  access,
  chrome,
  title: v.optional(title),
  /** A link at the right of the back header. */
  action: v.optional(v.strictObject({ to: v.string(), label: v.string(), icon: v.picklist(['history', 'service', 'help']) })),
  /** Faster pace of the balance topics while this route is open (spec section 9). */
  poll: v.optional(v.picklist(['money', 'transfer'])),
  /** What the screen asks first when its address has no query: a page that begins with it asks while the files are on their way. */
  initialCalls: v.optional(v.array(initialCall)),
});

/** A remote's identity card: what it is called, which platform contract it needs, and its routes. */
export const remoteConfig = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a remote is named in lower case')),
  platformVersion: v.string(),
  /** What a player reads when this remote cannot be reached. */
  outage: v.string(),
  routes: v.pipe(v.array(routeConfig), v.minLength(1)),
});

export type RemoteConfig = v.InferOutput<typeof remoteConfig>;
export type RouteConfig = v.InferOutput<typeof routeConfig>;
export type InitialCall = v.InferOutput<typeof initialCall>;
export type Access = RouteConfig['access'];
export type Chrome = RouteConfig['chrome'];
export type PollingRate = NonNullable<RouteConfig['poll']>;
