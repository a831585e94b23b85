import { useLanguage, useStore, useRole } from '@parlour/platform';
import { localized } from '@parlour/platform/localized';
import type { NavEntry, NavPlace } from '@parlour/platform/remoteConfig';
import { useShell } from './shellContext';

/** An entry as it is shown now: its label in the player's language. */
export type ShownEntry = Omit<NavEntry, 'label'> & { readonly label: string };

/** The live remotes' entries for a place of the shell's navigation, for the current visitor, in the order of `navEntriesOf`. */
export function useNavEntries(place: NavPlace): readonly ShownEntry[] {
  const entries = useStore(useShell().nav);
  const role = useRole();
  const language = useLanguage();
  return entries
    .filter((entry) => entry.place === place && (entry.access ?? role) === role)
    .map((entry) => ({ ...entry, label: localized(entry.label, language) }));
}
