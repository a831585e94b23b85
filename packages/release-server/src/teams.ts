import * as v from 'valibot';
import { budgets } from './budgets';
import { isSigned, type PrivateKey, type PublicKey, sign } from '@parlour/release-contract/signature';
import type { Store } from './storage/store';
import { parseStored } from './stored';

export const publicKey = v.strictObject({ kid: v.string(), x: v.string(), y: v.string() });

const team = v.strictObject({
  app: v.string(),
  /** Public keys whose signatures are accepted. */
  keys: v.pipe(v.array(publicKey), v.minLength(1)),
  /** What the files of one screen, or of the whole shell, may weigh: bytes as Brotli sends them. */
  budget: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Team = v.InferOutput<typeof team>;

/** What an app's files may weigh when its team was given no other budget. */
export const usualBudget = { remote: budgets.entry.bytes + budgets.screen.bytes, shell: 130_000 } as const;

/** Who may publish which app; the registry's key signs each entry, so that write access to the store is not enough to join. */
export interface Teams {
  /** The team of an app; undefined when it has none, or one that this registry did not sign. */
  of(app: string): Promise<Team | undefined>;
  /** Every team, by the name of its app. */
  all(): Promise<readonly Team[]>;
  set(next: Team): Promise<void>;
}

const FOLDER = 'teams';

export function openTeams(store: Store, registryKey: PublicKey, secret: PrivateKey | undefined): Teams {
  const of: Teams['of'] = async (app) => {
    const bytes = await store.read(`${FOLDER}/${app}.json`);
    if (bytes === undefined) return undefined;
    const signed = parseStored(bytes);
    if (signed === undefined || !(await isSigned(signed, [registryKey]))) return undefined;
    const { signature: _signature, ...body } = signed;
    return v.parse(team, body);
  };
  return {
    of,
    all: async () => {
      const names = (await store.list(FOLDER)).map((file) => file.replace(/\.json$/, ''));
      return (await Promise.all(names.map(of))).filter((one) => one !== undefined);
    },
    set: async (next) => {
      if (secret === undefined) throw new Error('only who holds the key of the registry can say who may publish');
      await store.write(`${FOLDER}/${next.app}.json`, Buffer.from(JSON.stringify(await sign(next, secret), null, 1)));
    },
  };
}
