import { resolve } from 'node:path';
import * as v from 'valibot';

const whole = (name: string, fallback: number, max: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,9}$/, `${name} must be a whole number from 0 to ${max}.`),
    v.transform(Number),
    v.maxValue(max, `${name} must be a whole number from 0 to ${max}.`),
  );

const environment = v.object({
  PORT: whole('PORT', 8090, 65_535),
  PROXIES: whole('PROXIES', 0, 9),
  HOST: v.pipe(v.optional(v.string(), '127.0.0.1'), v.minLength(1, 'HOST must not be empty.')),
  DATA_DIR: v.pipe(v.optional(v.string(), '.parlour'), v.minLength(1, 'DATA_DIR must not be empty.')),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// or postgresql://.')),
  ),
  DATABASE_WAIT_MS: whole('DATABASE_WAIT_MS', 5000, 600_000),
  REVIEW_DELAY_MS: whole('REVIEW_DELAY_MS', 8000, 86_400_000),
  KEY_LIFE_MS: whole('KEY_LIFE_MS', 86_400_000, 864_000_000),
  MINI_APP_BOT_TOKEN: v.optional(v.string()),
  DEMO_ADMIN_TOKEN: v.optional(v.string()),
  DEMO_OUTCOME: v.optional(v.picklist(['lose', 'win'], 'DEMO_OUTCOME must be lose or win.')),
});

export type OperatorConfig = Readonly<ReturnType<typeof readConfig>>;

/** Reads the operator's configuration; throws an Error with one sentence for the first wrong value. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const known = v.safeParse(environment, withoutEmpty(env));
  if (!known.success) throw new Error(known.issues[0].message);
  const read = known.output;
  return {
    port: read.PORT,
    host: read.HOST,
    /** Number of proxies in front of the operator whose client address is trusted: the gateway is one. */
    proxies: read.PROXIES,
    /** Folder of the embedded database; not used when `databaseUrl` is set. */
    databaseFolder: resolve(read.DATA_DIR, 'operator'),
    databaseUrl: read.DATABASE_URL,
    /** How long a call waits for a free connection to `databaseUrl` before it fails; 0 waits as long as it takes. */
    databaseWaitMs: read.DATABASE_WAIT_MS,
    reviewDelayMs: read.REVIEW_DELAY_MS,
    /** How long the answer to an idempotency key is stored. */
    keyLifeMs: read.KEY_LIFE_MS,
    miniAppBotToken: read.MINI_APP_BOT_TOKEN,
    adminToken: read.DEMO_ADMIN_TOKEN,
    forcedOutcome: read.DEMO_OUTCOME,
  };
}

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
