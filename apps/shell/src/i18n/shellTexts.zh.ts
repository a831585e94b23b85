import type { Translation } from '@parlour/platform';
import type { shellTexts } from './shellTexts';

export const shell: Translation<typeof shellTexts> = {
  home: '首页',
  tabs: '主导航',
  menu: '菜单',
  back: '返回',
  refresh: '刷新',
  recycleAll: '一键回收',
  done: '操作成功',
  copied: '复制成功！',
  refused: '操作失败，服务器未说明原因',
  chosen: '已切换为中文',
  alreadyHere: '已在当前页面！',
  comeIn: '欢迎登录',
  comeLogIn: '精彩内容等着您，快来登录吧！',
  unauthorisedTitle: '认证失败',
  unauthorised: '您的账号登录已过期，请重新登录',
  unauthorisedConfirm: '确认',
  unreachable: '暂时无法打开',
  restIsOpen: '其他功能均正常，您的余额和游戏不受影响。',
  offline: '网络已断开',
  offlineText: '网络恢复后，本页会自动打开。',
  retry: '重试',
  hidden: '已隐藏',
  note: '温馨提示',
};
