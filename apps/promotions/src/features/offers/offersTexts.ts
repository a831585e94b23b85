import { defineTexts } from '@parlour/platform';

export const offersTexts = defineTexts({
  id: 'offers',
  contract: {
    title: 'Offers',
    applications: 'Applications',
    kinds: 'Kinds of offers',
    all: 'All',
    loading: 'Loading',
    none: 'No offers here right now',
    noneText: 'New ones come every week.',
    showAll: 'Show all offers',
    listFailed: 'The offers did not come',
    offerFailed: 'This offer is not here',
    failedText: 'It may be over, or the connection is weak.',
    retry: 'Try again',
    back: 'Back',
    share: 'Share',
    copied: '复制成功！',
    apply: 'Apply',
    applied: '操作成功',
    logIn: 'Go to log in',
  },
});
