import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'is not a whole number'),
  v.transform(Number),
  v.maxValue(65_535, 'is above 65535'),
);
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/?#]+\/?$/, 'is not an origin like https://host'),
  v.url('is not an origin like https://host'),
  v.transform((text) => new URL(text).origin),
);
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter((word) => word !== '')),
  v.array(origin),
);

const environment = v.object({
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  API_ORIGIN: origin,
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), '.parlour'),
  FRAME_ORIGINS: v.optional(origins, ''),
  IMAGE_ORIGINS: v.optional(origins, ''),
  PARLOUR_DEV: v.optional(v.picklist(['0', '1'], 'is neither 0 nor 1'), '0'),
});

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  /** Where `/api` and `/demo` are proxied to. */
  readonly apiOrigin: string;
  readonly dataDir: string;
  readonly frameOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
  /** Pages reload when another manifest is live. */
  readonly isDevelopment: boolean;
}

/** Reads the gateway's environment; throws one sentence that names the variable at fault. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const parsed = v.safeParse(environment, env);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue);
    throw new Error(env[name ?? ''] === undefined ? `${name} is not set` : `${name}="${env[name ?? '']}" ${issue.message}`);
  }
  const { PORT, HOST, API_ORIGIN, DATA_DIR, FRAME_ORIGINS, IMAGE_ORIGINS, PARLOUR_DEV } = parsed.output;
  return {
    port: PORT,
    host: HOST,
    apiOrigin: API_ORIGIN,
    dataDir: DATA_DIR,
    frameOrigins: FRAME_ORIGINS,
    imageOrigins: IMAGE_ORIGINS,
    isDevelopment: PARLOUR_DEV === '1',
  };
}
