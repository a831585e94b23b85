import { defineTexts } from '@parlour/platform';

export const previewTexts = defineTexts({
  id: 'preview',
  default: {
    title: 'What you see is not what others see',
    overridden: (remote: string, origin: string) => `${remote} from ${origin}`,
    inRings: (rings: string) => `early releases for ${rings}`,
    validFor: (by: string, until: string) => `for ${by}, until ${until}`,
    end: 'End',
    ended: 'Your preview has ended: you see what everyone sees.',
    overrideMissing: (remote: string) => `Your ${remote} does not answer: you see the live one.`,
  },
});
