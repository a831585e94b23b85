import type { Translation } from '@parlour/platform';
import type { offersTexts } from './offersTexts';

export const offers: Translation<typeof offersTexts> = {
  title: '优惠活动',
  applications: '申请记录',
  kinds: '活动类型',
  all: '全部',
  loading: '加载中',
  count: (count) => `共 ${count} 个优惠`,
  none: '暂无优惠活动',
  noneText: '有活动时会显示在这里。',
  showAll: '查看全部活动',
  listFailed: '优惠活动加载失败',
  offerFailed: '优惠活动加载失败',
  offerUnknown: '找不到此活动',
  failedText: '请稍后重试。',
  retry: '重试',
  back: '返回',
  share: '分享',
  apply: '立即申请',
  applied: '操作成功',
  logIn: '去登录',
};
