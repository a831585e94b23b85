import * as v from '@parlour/api-client/schema';

const anyToken = v.fallback(v.optional(v.string(), ''), '');

/** The first valid one of `token`, `data.token` and `data.api_token`. */
export const miniAppToken = v.pipe(
  v.object({
    token: anyToken,
    data: v.fallback(v.optional(v.object({ token: anyToken, api_token: anyToken })), undefined),
  }),
  v.transform(({ token, data }) => ({ api_token: token || data?.token || data?.api_token || '' })),
  v.object({ api_token: v.pipe(v.string(), v.minLength(1)) }),
);
