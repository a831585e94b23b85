import type { Translation } from '@parlour/platform';
import type { gameTexts } from './gameTexts';

export const game: Translation<typeof gameTexts> = {
  back: '返回',
  refresh: '刷新',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  opening: '正在打开',
  failed: (title) => `${title} 打开失败`,
  failedText: '请稍后重试。',
  retry: '重试',
  reload: '重新加载',
  close: '关闭',
  agent: '代理登录',
  service: '客服',
  download: 'App 下载',
  downloading: '下载已开始',
  downloadingText: '请按手机提示操作。',
  openOutside: '在新窗口打开',
  noDownload: '暂无适合此手机的下载',
  noGame: '尚未选择游戏',
  noGameText: '请在大厅选择一款。',
  home: '首页',
  noAgent: '代理登录仅限代理使用',
  noAgentText: '会员可通过代理加盟成为代理。',
  apply: '代理加盟',
};
