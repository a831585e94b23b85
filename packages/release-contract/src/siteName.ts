import * as v from 'valibot';

/** The site of which nothing else is said: that of a registry from before there were several. */
export const DEFAULT_SITE = 'default';

/** The name of a site: a composition with manifests, hosts and rights of its own. */
export const siteName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'is not the name of a site: lower-case letters, digits and hyphens, 40 at most'),
);
