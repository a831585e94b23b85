import type { Translation } from '@parlour/platform';
import type { previewTexts } from './previewTexts';

export const preview: Translation<typeof previewTexts> = {
  title: 'What you see is not what others see',
  overridden: (remote, origin) => `${remote} from ${origin}`,
  inRings: (rings) => `early releases for ${rings}`,
  validFor: (by, until) => `for ${by}, until ${until}`,
  end: 'End',
  ended: 'Your preview has ended. You now see what everyone sees.',
  overrideMissing: (remote) => `Your ${remote} is not responding, so you see the live one.`,
};
