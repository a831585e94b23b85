import { appRights, type Policy } from '@parlour/release-contract/policy';
import { publicKey } from '@parlour/release-contract/publicKey';
import { isSigned } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import type { Store } from '../storage/store';
import { parseStored } from '../storage/parseStored';
import type { Trust } from './trust';

const FOLDER = 'teams';

const team = v.strictObject({
  app: v.string(),
  keys: v.pipe(v.array(publicKey), v.minLength(1)),
  budget: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/**
 * The teams of a registry from before policies: one file each, signed by the registry's key. They are valid until the first
 * policy.
 */
export async function legacyTeams(store: Store, { online }: Trust): Promise<Pick<Policy, 'members' | 'apps'>> {
  const read = async (name: string) => {
    const signed = parseStored((await store.read(`${FOLDER}/${name}`)) ?? Buffer.alloc(0));
    if (signed === undefined || !(await isSigned(signed, online))) return undefined;
    const { signature: _signature, ...body } = signed;
    return v.parse(team, body);
  };
  const found = (await Promise.all((await store.list(FOLDER)).map(read))).filter((one) => one !== undefined);
  return {
    members: Object.fromEntries(
      found.map(({ app, keys }) => [app, { kind: 'team', keys, apps: { [app]: { rights: [...appRights] } }, site: [] }]),
    ),
    apps: Object.fromEntries(found.map(({ app, budget }) => [app, { budget }])),
  };
}
