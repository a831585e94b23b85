import type { Translation } from '@parlour/platform';
import type { passTexts } from './previewTexts';

export const pass: Translation<typeof passTexts> = {
  passTitle: 'What you see is not what others see',
  overridden: (remote, origin) => `${remote} from ${origin}`,
  inRings: (rings) => `early releases for ${rings}`,
  passOf: (by, until) => `for ${by}, until ${until}`,
  endPass: 'End',
  passEnded: 'Your pass has ended. You now see what everyone sees.',
  overrideMissing: (remote) => `Your ${remote} is not responding, so you see the live one.`,
};
