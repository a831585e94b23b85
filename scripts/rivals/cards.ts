import type { RemoteConfig } from '@parlour/platform';
import { remotes } from '../apps.mjs';

const read = async (name: string) => (await import(`../../apps/${name}/remote.config`)) as { readonly card: RemoteConfig };

/** The identity cards of all remotes: which screens there are, and at which paths. */
export const cards = (await Promise.all(remotes.map(read))).map(({ card }) => card);
