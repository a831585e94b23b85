import * as v from 'valibot';

/** The name of an app: a remote, or `shell`. */
export const appName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'not the name of an app'));
