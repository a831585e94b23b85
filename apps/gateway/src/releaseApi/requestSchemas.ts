import { change, requestedChange } from '@parlour/release-contract/change';
import { appName } from '@parlour/release-contract/appName';
import { ring, semverText } from '@parlour/release-contract/manifest';
import { nameLimits } from '@parlour/release-contract/names';
import { errorFrame } from '@parlour/release-contract/telemetry';
import { linkAddress } from '@parlour/release-contract/provenance';
import { MOST_PREVIEW_DAYS } from '@parlour/registry/site/releasePreviews';
import { MOST_PREVIEW_HOURS } from '@parlour/registry/site/previewLinks';
import { MOST_REPLAY_HOURS } from '@parlour/registry/site/openReplay';
import * as v from 'valibot';

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const SECURE = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/i;

const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'your name is missing'), v.maxLength(60, 'that name is too long'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const wholeText = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'is not a whole number'), v.transform(Number));

/** Becomes a file name, and a file system allows 255 bytes. */
export const shortAppName = v.pipe(
  appName,
  v.maxLength(nameLimits.app, `is longer than the name of an app can be: ${nameLimits.app} characters`),
);
export const shortVersion = v.pipe(
  semverText,
  v.maxLength(nameLimits.version, `is longer than a version can be: ${nameLimits.version} characters`),
);

export const loginRequest = v.object({ token: v.pipe(v.string(), v.maxLength(500)), by: name });

/** A page of the console, which comes after the `#` of its address. */
export const openIdRequest = v.object({
  at: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/?=&.@%,:-]{0,300}$/, 'is not a page of the console')), '/'),
});

export const planRequest = v.object({ change });

export const changeRequest = v.object({
  change: requestedChange,
  reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'a reason is missing'), v.maxLength(300, 'that reason is too long')),
  /** The manifest on which the decision was based; the change is refused when another one is live by now. */
  expected: v.optional(whole),
  /** Name that a caller with the site's token gives; a session contains it already. */
  by: v.optional(name),
});

const origin = v.pipe(
  v.string(),
  v.check((text) => (SECURE.test(text) || LOOPBACK.test(text)) && URL.canParse(text), 'not an https: or loopback origin'),
);

export const previewRequest = v.object({
  rings: v.optional(v.array(ring), []),
  overrides: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), origin), {}),
  hours: v.pipe(
    v.number(),
    v.minValue(1 / 60, 'a preview token is good for a minute at least'),
    v.maxValue(MOST_PREVIEW_HOURS, `a preview token is good for ${MOST_PREVIEW_HOURS} hours at most`),
  ),
  by: v.optional(name),
});

export const releasePreviewRequest = v.object({
  releases: v.pipe(
    v.array(v.object({ name: shortAppName, version: shortVersion })),
    v.minLength(1, 'a preview shows a release at least'),
    v.maxLength(20, 'a preview shows 20 releases at most'),
  ),
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'a title is missing'), v.maxLength(120, 'that title is too long')),
  source: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => linkAddress(text) !== undefined, 'is not an address like https://git.example/42'),
    ),
  ),
  days: v.pipe(
    v.number(),
    v.minValue(1 / 24, 'a preview is there for an hour at least'),
    v.maxValue(MOST_PREVIEW_DAYS, `a preview is there for ${MOST_PREVIEW_DAYS} days at most`),
  ),
  by: v.optional(name),
});

export const replayRequest = v.object({
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  canaries: v.optional(v.array(v.pipe(v.string(), v.maxLength(80))), []),
  hours: v.pipe(
    v.number(),
    v.minValue(1 / 60, 'a link is good for a minute at least'),
    v.maxValue(MOST_REPLAY_HOURS, `a link is good for ${MOST_REPLAY_HOURS} hours at most`),
  ),
  by: v.optional(name),
});

export const healthQuery = v.object({
  hours: v.optional(v.pipe(wholeText, v.minValue(1), v.maxValue(6, 'six hours are kept')), '6'),
});

const figuresHours = v.optional(v.pipe(wholeText, v.minValue(1), v.maxValue(720, 'thirty days are kept')), '24');
const word = v.pipe(v.string(), v.maxLength(80));

export const errorsQuery = v.object({
  hours: figuresHours,
  app: v.optional(word),
  release: v.optional(v.pipe(v.string(), v.maxLength(161))),
  screen: v.optional(word),
});

export const placesRequest = v.object({ frames: v.pipe(v.array(errorFrame), v.minLength(1), v.maxLength(100)) });

export const timingsQuery = v.object({
  hours: figuresHours,
  app: v.optional(word),
  screen: v.optional(word),
  device: v.optional(v.picklist(['low', 'medium', 'high'])),
});

export const outcomesQuery = v.object({ hours: figuresHours, app: v.optional(word) });

export const entriesQuery = v.object({ after: v.optional(wholeText, '0') });

export const historyQuery = v.object({
  before: v.optional(wholeText),
  limit: v.optional(v.pipe(wholeText, v.minValue(1), v.maxValue(100)), '30'),
});
