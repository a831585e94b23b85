import type { Translation } from '@parlour/platform';
import type { downloadTexts } from './downloadTexts';

export const download: Translation<typeof downloadTexts> = {
  title: (name) => `${name} 手机版`,
  text: '扫描二维码或点击按钮。',
  code: 'App 下载二维码',
  scan: '用另一部手机扫码',
  download: '下载 App',
  steps: ['点击按钮并允许下载。', '打开下载的文件，按手机提示操作。', '在应用中登录。'],
  failed: '下载信息加载失败',
  failedText: '请稍后重试。',
  retry: '重试',
  none: '暂无 App',
  noneText: '您可以直接在手机上使用本站。',
  home: '首页',
};
