import * as v from 'valibot';

/** Who may open a route: everybody, members (visitors go to the login), or members after a visitor was asked to log in. */
const access = v.picklist(['all', 'member', 'ask']);

/** What the shell renders around a screen: header and tab bar, tab bar alone, header with back arrow, or nothing. */
const chrome = v.picklist(['main', 'tabs', 'back', 'bare']);

/** Pattern of a path's first segment, which belongs to one remote, and of what may follow it. */
const FIRST = String.raw`\/(?:[A-Za-z][\w-]*)?`;
const BELOW = String.raw`\/[\w~-][\w.~-]*`;
/** A path of the site with an optional query, or a route's path with parameters: `/bingo/rules/:id`. */
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

/** CSS lengths, or a calculation with them. */
const lengths = v.pipe(v.string(), v.regex(/^[\w\s.,%()*/+-]+$/, 'not lengths'));

/**
 * A row of picture placeholders in the document's frame, which is shown before the screen. Rows follow each other from the top.
 */
const place = v.strictObject({
  /** Number of pictures in the row. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Restricts the row to one language, for screens whose texts have another height in it. */
  language: v.optional(v.string()),
  /**
   * CSS values: the margin, measured from the row above; the columns, one by default; the gaps, between rows first; the corner
   * radius.
   */
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
  /** The answer is the same for everybody, so the server may request it and send it with the document. */
  isPublic: v.optional(v.literal(true)),
  /** Field of the answer's rows that contains a picture's URL. The first picture is fetched as soon as the answer arrives. */
  picture: v.optional(v.string()),
  /**
   * Placeholders for the first pictures until the screen is rendered. The first row of the language for which there are enough
   * pictures is used.
   */
  places: v.optional(v.array(place)),
});

/** Where an entry of the navigation is shown: in a part of the shell, or (`shortcut`) by a phone beside the icon of the installed site. */
const navPlace = v.picklist(['tab', 'header', 'drawer', 'drawerWallet', 'drawerEnd', 'shortcut']);

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a remote is named in lower case'));

/** A web origin, `https://tables.example`. The pattern is strict because the text goes into a Content-Security-Policy. */
export const otherOrigin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin is https://host'));

/** The fields that each content of a topic must have, with their types. */
const fields = v.record(v.string(), v.picklist(['string', 'number', 'boolean']));
const topicName = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'a topic is named in letters'));

/** State that a remote declares and shares; the remote itself and the `writers` that it names may write it. */
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
    /** The balance changes with every move on this screen and the screen announces it itself, so the shell does not. */
    isGame: v.optional(v.literal(true)),
    /** The screen's first requests when its address has no query: the boot script sends them while the files load. */
    initialCalls: v.optional(v.array(initialCall)),
  });
  const navEntry = v.strictObject({
    place: navPlace,
    /** Position among the entries of the same place, across remotes. */
    order: v.number(),
    to: link,
    label: text,
    icon: v.optional(icon),
    /** Who sees the entry. Default: everybody. */
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
    /** The one other origin that its screens may call, if operations allow it. */
    origin: v.optional(otherOrigin),
    topics: v.optional(topics),
    reads: v.optional(reads),
  });
  return { routeConfig, navEntry, remoteConfig };
}

/** Returns `/bingo` for `/bingo/rules/:id`. */
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
