import type { Translation } from '@parlour/platform';
import type { sponsorTexts } from './sponsorTexts';

export const sponsor: Translation<typeof sponsorTexts> = {
  title: '赞助',
  names: { 1: '赞助一', 2: '赞助二' },
  loading: '加载中',
  failed: '赞助信息加载失败',
  failedText: '请稍后重试。',
  retry: '重试',
  noPage: '暂无页面',
  none: '此赞助暂无页面',
  noneText: '详情请咨询客服。',
  service: '客服',
  unknown: '没有这个赞助',
  all: '全部赞助',
  frame: { loading: '加载中', slow: '加载时间比平时长', openOutside: '在新窗口打开' },
};
