import type { Translation } from '@parlour/platform';
import type { messagesTexts } from './messagesTexts';

export const messages: Translation<typeof messagesTexts> = {
  locale: 'zh-CN',
  boxes: '消息',
  box: { 1: '公告', 2: '站内信' },
  unread: '未读',
  close: '关闭',
  list: {
    loading: '加载中',
    more: '加载更多',
    failed: '公告加载失败',
    retry: '重试',
    end: '没有更多了',
    shown: (count) => `已显示 ${count} 条`,
  },
  failedText: '请稍后重试。',
  noNotices: '暂无公告',
  noNoticesText: '最新动态会在这里发布。',
  noLetters: '暂无站内信',
  noLettersText: '个人问题请咨询客服。',
  service: '客服',
};
