import { useObserved, usePlatform, useSession, useTexts } from '@parlour/platform';
import { comfortTexts } from '../comfortTexts';

export interface Comfort {
  readonly name: 'hidesAmounts' | 'standsStill';
  readonly label: string;
  readonly sub: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** The switches of this device's comforts, wherever they stand; a visitor has no sums to hide. */
export function useComforts(): { readonly title: string; readonly comforts: readonly Comfort[] } {
  const { hidesAmounts, standsStill } = usePlatform();
  const texts = useTexts(comfortTexts);
  const isMember = useSession().role === 'member';
  const isHidden = useObserved(hidesAmounts);
  const isStill = useObserved(standsStill);
  const hide: Comfort = { name: 'hidesAmounts', ...texts.hidesAmounts, isOn: isHidden, set: hidesAmounts.set };
  const still: Comfort = { name: 'standsStill', ...texts.standsStill, isOn: isStill, set: standsStill.set };
  return { title: texts.title, comforts: isMember ? [hide, still] : [still] };
}
