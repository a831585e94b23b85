import type { Translation } from '@parlour/platform';
import type { accountTexts } from './accountTexts';

export const account: Translation<typeof accountTexts> = {
  loading: '加载中',
  failed: '账户信息暂未响应',
  failedText: '请稍后重试。',
  retry: '重试',
  done: '操作成功',
  username: '用户名',
  realname: '真实姓名',
  mobile: '手机号',
  changePicture: '更换头像',
  pictureLarge: '图片太大，请换一张小一些的。',
  pictureSlow: '图片上传超时，请换一张小一些的。',
  sendingPicture: '头像上传中',
  pictureKinds: '请选择 gif 或 png 图片！',
};
