import { defineTexts } from '@parlour/platform';

export const offersTexts = defineTexts({
  id: 'offers',
  default: {
    title: 'Offers',
    applications: 'Applications',
    kinds: 'Kinds of offers',
    all: 'All',
    loading: 'Loading',
    count: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
    none: 'No offers here right now',
    noneText: 'As soon as there is one, it stands here.',
    showAll: 'Show all offers',
    listFailed: 'The offers did not come',
    offerFailed: 'The offer did not come',
    offerUnknown: 'This offer is not here',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    back: 'Back',
    share: 'Share',
    apply: 'Apply',
    applied: '操作成功',
    logIn: 'Go to log in',
  },
});
