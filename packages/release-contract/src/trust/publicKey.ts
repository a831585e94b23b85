import * as v from 'valibot';

export const publicKey = v.strictObject({ kid: v.string(), x: v.string(), y: v.string() });
