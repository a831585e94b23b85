import { defineTexts } from '@parlour/platform';

export const newVersionTexts = defineTexts({
  id: 'newVersion',
  default: {
    title: 'A new version is here',
    reload: 'Reload',
    later: 'Later',
  },
});
