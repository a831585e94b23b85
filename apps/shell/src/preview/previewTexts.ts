import { defineTexts } from '@parlour/platform';

export const passTexts = defineTexts({
  id: 'pass',
  contract: {
    passTitle: 'What you see is not what others see',
    overridden: (remote: string, origin: string) => `${remote} from ${origin}`,
    inRings: (rings: string) => `early releases for ${rings}`,
    passOf: (by: string, until: string) => `for ${by}, until ${until}`,
    endPass: 'End',
    passEnded: 'Your pass has ended: you see what everyone sees.',
    overrideMissing: (remote: string) => `Your ${remote} does not answer: you see the live one.`,
  },
});
