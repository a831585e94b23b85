import { defineTexts } from '@parlour/platform';

export const newVersionTexts = defineTexts({
  id: 'newVersion',
  contract: {
    title: 'A new version is here',
    reload: 'Reload',
    later: 'Later',
  },
});
