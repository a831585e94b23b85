import { useStore, usePlatform, useRole, useTexts } from '@parlour/platform';
import { displayPreferencesTexts } from './displayPreferencesTexts';

export interface DisplayPreference {
  readonly name: 'hidesAmounts' | 'reducesMotion';
  readonly label: string;
  readonly sub: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/**
 * Returns this device's display switches, for each place that shows them. A visitor gets no switch for amounts, because they have
 * none.
 */
export function useDisplayPreferences(): { readonly title: string; readonly comforts: readonly DisplayPreference[] } {
  const { hidesAmounts, reducesMotion } = usePlatform();
  const texts = useTexts(displayPreferencesTexts);
  const isMember = useRole() === 'member';
  const isHidden = useStore(hidesAmounts);
  const isStill = useStore(reducesMotion);
  const hide: DisplayPreference = { name: 'hidesAmounts', ...texts.hidesAmounts, isOn: isHidden, set: hidesAmounts.set };
  const still: DisplayPreference = { name: 'reducesMotion', ...texts.reducesMotion, isOn: isStill, set: reducesMotion.set };
  return { title: texts.title, comforts: isMember ? [hide, still] : [still] };
}
