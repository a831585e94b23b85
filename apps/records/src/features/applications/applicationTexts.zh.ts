import type { Translation } from '@parlour/platform';
import type { applicationTexts } from './applicationTexts';

export const application: Translation<typeof applicationTexts> = {
  states: '状态',
  state: { unknown: '未知', pending: '待审核', passed: '已通过', rejected: '已拒绝' },
  all: '全部',
  empty: {
    '': '暂无申请记录',
    '1': '没有待审核的申请',
    '2': '没有已通过的申请',
    '3': '没有被拒绝的申请',
  },
  emptyText: '您在优惠活动中的申请及其状态会显示在这里。',
  offers: '查看优惠',
};
