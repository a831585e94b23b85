import * as v from 'valibot';

/** Who may open a route: everybody, members (visitors go to the login), or members after a visitor was asked to log in. */
const access = v.picklist(['all', 'member', 'ask']);

/** What the shell renders around a screen: header and tab bar, tab bar alone, header with back arrow, or nothing. */
const chrome = v.picklist(['main', 'tabs', 'back', 'bare']);

/** The first part of a path, which belongs to one remote, and what may follow it. */
const FIRST = String.raw`\/(?:[A-Za-z][\w-]*)?`;
const BELOW = String.raw`\/[\w~-][\w.~-]*`;
/** A path of the site, with a query where it has one; or a route's, with parts that it leaves open: `/bingo/rules/:id`. */
const link = v.pipe(
  v.string(),
  v.regex(new RegExp(String.raw`^${FIRST}(?:${BELOW}|\/:\w+)*(\?\S*)?$`), 'not a path of this site'),
);
const path = v.pipe(
  v.string(),
  v.regex(
    new RegExp(String.raw`^${FIRST}(?:${BELOW}|\/:[a-z]\w*)*$`),
    'a path is /letters, and what is below it /letters/letters or /letters/:name',
  ),
);

/** Lengths as in a style sheet, or a calculation with them. */
const lengths = v.pipe(v.string(), v.regex(/^[\w\s.,%()*/+-]+$/, 'not lengths'));

/** A row of pictures in the frame that a document shows before the screen; places follow each other from the top. */
const place = v.strictObject({
  /** How many pictures it has. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** In which language alone, where texts are of another height in it. */
  language: v.optional(v.string()),
  /** As in a style sheet: the space around it, from the place above; its columns, by default one; gaps, of rows first; corners. */
  margin: lengths,
  columns: v.optional(lengths),
  gap: v.optional(lengths),
  ratio: lengths,
  radius: lengths,
});

/** A call that only reads, with its payload. */
const initialCall = v.strictObject({
  method: v.picklist(['GET', 'POST']),
  path: v.pipe(v.string(), v.startsWith('/api/')),
  payload: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** Everybody gets the same answer, whoever asks: the server may ask for it, and send it with the document. */
  isPublic: v.optional(v.literal(true)),
  /** Field of its rows with a picture. The first picture is fetched as soon as the answer arrives. */
  picture: v.optional(v.string()),
  /** Where the first pictures are until the screen is rendered; of several, the first for which there are enough, in the language. */
  places: v.optional(v.array(place)),
});

/** Where an entry of the navigation is shown: in a part of the shell, or (`shortcut`) by a phone beside the icon of the installed site. */
const navPlace = v.picklist(['tab', 'header', 'drawer', 'drawerWallet', 'drawerEnd', 'shortcut']);

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a remote is named in lower case'));

/** An origin of the net, `https://tables.example`; in a policy such text would say more. */
export const otherOrigin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin is https://host'));

/** What each content of a topic has. */
const fields = v.record(v.string(), v.picklist(['string', 'number', 'boolean']));
const topicName = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'a topic is named in letters'));

/** State that a remote shares with others; it may write it, and those that it names. */
export const topics = v.record(topicName, v.strictObject({ fields, writers: v.optional(v.array(name)) }));
/** Topics of other remotes that a remote uses, with the fields that it needs. */
export const reads = v.record(topicName, fields);

/** The remote config, with texts and icons of a given form. */
function configOf<Text extends v.GenericSchema, Icon extends v.GenericSchema>(text: Text, icon: Icon) {
  const title = v.union([v.strictObject({ query: v.string(), titles: v.record(v.string(), text), otherwise: text }), text]);
  const routeConfig = v.strictObject({
    path,
    /** The screen's file below `src/features`, without its ending; its last part names the exposed module and its export. */
    screen: v.pipe(v.string(), v.regex(/^[a-z-]+\/[A-Z][A-Za-z]*Screen$/, 'a screen is feature/NameScreen')),
    access,
    chrome,
    title: v.optional(title),
    /** A link at the right of the back header. */
    action: v.optional(v.strictObject({ to: link, label: text, icon })),
    /** Faster polling of the balance topics while this route is open (spec section 9). */
    poll: v.optional(v.picklist(['money', 'transfer'])),
    /** The balance changes with every move on this screen, which announces it itself: the shell does not. */
    isGame: v.optional(v.literal(true)),
    /** The screen's first requests when its address has no query: the boot script sends them while the files load. */
    initialCalls: v.optional(v.array(initialCall)),
  });
  const navEntry = v.strictObject({
    place: navPlace,
    /** Entries of a place are sorted by this, whichever remote they are from. */
    order: v.number(),
    to: link,
    label: text,
    icon: v.optional(icon),
    /** Whom it is shown to. Default: everybody. */
    access: v.optional(v.picklist(['visitor', 'member'])),
    /** The highlighted entry, in a place that has one. */
    isPrimary: v.optional(v.literal(true)),
  });
  const remoteConfig = v.strictObject({
    name,
    /** Range of the platform versions that it runs on. */
    platformVersion: v.string(),
    /** Text that is shown when this remote cannot be loaded. */
    outage: text,
    routes: v.pipe(
      v.array(routeConfig),
      v.minLength(1),
      v.checkItems(
        (route, _at, all) => all.some((other) => other['path'] === firstOf(String(route['path']))),
        'a path below another one needs a route of that one, too',
      ),
    ),
    /** Its entries in the shell's tab bar, header and drawer, and among the shortcuts of the installed site. */
    nav: v.optional(v.array(navEntry)),
    /** Paths of other remotes that its screens link to. */
    links: v.optional(v.array(link)),
    /** The one other origin that its screens call, as operations allow it. */
    origin: v.optional(otherOrigin),
    topics: v.optional(topics),
    reads: v.optional(reads),
  });
  return { routeConfig, navEntry, remoteConfig };
}

/** `/bingo` of `/bingo/rules/:id`. */
function firstOf(below: string): string {
  return below.split('/', 2).join('/');
}

/** A text in the default wording, with its translations where they differ. */
export const localizedText = v.union([v.string(), v.objectWithRest({ default: v.string() }, v.string())]);
export type LocalizedText = v.InferOutput<typeof localizedText>;

const shape = v.picklist(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse']);
const attributes = v.partial(
  v.strictObject({
    d: v.string(),
    cx: v.string(),
    cy: v.string(),
    r: v.string(),
    rx: v.string(),
    ry: v.string(),
    x: v.string(),
    y: v.string(),
    x1: v.string(),
    x2: v.string(),
    y1: v.string(),
    y2: v.string(),
    width: v.string(),
    height: v.string(),
    points: v.string(),
    fill: v.string(),
  }),
);

/** An icon as lucide draws it: shapes of an SVG of 24 by 24 with their attributes. */
export const iconNode = v.array(v.tuple([shape, attributes]));
export type IconNode = v.InferOutput<typeof iconNode>;

/** A remote's config in a release, with texts and icons resolved. */
export const { routeConfig, navEntry, remoteConfig } = configOf(localizedText, iconNode);
export type RemoteConfig = v.InferOutput<typeof remoteConfig>;
export type RouteConfig = v.InferOutput<typeof routeConfig>;
export type NavEntry = v.InferOutput<typeof navEntry>;
export type NavPlace = NavEntry['place'];
export type PicturePlace = v.InferOutput<typeof place>;
export type InitialCall = v.InferOutput<typeof initialCall>;
export type Access = RouteConfig['access'];
export type Chrome = RouteConfig['chrome'];
export type PollingRate = NonNullable<RouteConfig['poll']>;

/**
 * A remote's config as its team writes it: icons by their names in lucide, texts by their keys in `src/configTexts.ts`; a title also by
 * id and key of a text of its screen's feature.
 */
const writtenConfig = configOf(v.string(), v.string()).remoteConfig;
export type WrittenConfig = v.InferOutput<typeof writtenConfig>;

/** Reads a config as a team wrote it; throws a ValiError that names the field at fault. */
export function parseWrittenConfig(input: unknown): WrittenConfig {
  return v.parse(writtenConfig, input);
}

/** Reads a config as it is released; throws a ValiError that names the field at fault. */
export function parseRemoteConfig(input: unknown): RemoteConfig {
  return v.parse(remoteConfig, input);
}
