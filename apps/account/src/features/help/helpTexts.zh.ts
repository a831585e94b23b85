import type { Translation } from '@parlour/platform';
import type { helpTexts } from './helpTexts';

export const help: Translation<typeof helpTexts> = {
  service: '客服',
  serviceText: '这里没有答案时请咨询',
  help: { 7: '关于我们', 1: '常见问题', 2: '隐私政策', 3: '免责说明', 4: '联系我们', 5: '代理加盟', 8: '博彩责任' },
  about: { 5: '条款与规则', 6: '隐私政策' },
  licences: '开源许可',
  loading: '加载中',
  failed: '页面加载失败',
  failedText: '请稍后重试。',
  retry: '重试',
  unknown: '页面不存在',
  unknownText: '您打开的链接可能已失效。',
  toHelp: '帮助中心',
  toAbout: '关于',
  empty: '暂无内容',
  emptyText: '详情请咨询客服。',
};
