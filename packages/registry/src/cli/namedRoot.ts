import { readFile } from 'node:fs/promises';
import { publicKey } from '@parlour/release-contract/publicKey';
import * as v from 'valibot';
import { RegistryRefusal } from '../registry/refusals';
import type { NamedRoot } from '../trust/verifySite';

/** The root key as given: a file with its public part, or its id. */
export async function namedRoot(text: string | undefined): Promise<NamedRoot | undefined> {
  if (text === undefined || /^[\w-]{12}$/.test(text)) return text;
  const content = await readFile(text, 'utf8').catch(() => {
    throw new RegistryRefusal(`--root ${text} is neither the id of a key nor a file`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), publicKey), content);
  if (parsed.success) return parsed.output;
  throw new RegistryRefusal(`${text} does not hold a public key`);
}
