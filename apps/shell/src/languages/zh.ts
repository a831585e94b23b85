export { backdrop } from '../layout/backdropTexts.zh';
export { doors } from '../layout/doorsTexts.zh';
export { drawer } from '../layout/drawerTexts.zh';
export { strip } from '../layout/stripTexts.zh';
export { pass } from '../pass/passTexts.zh';
export { shell } from '../shellTexts.zh';
export { logOut, part } from '@parlour/platform/zh';
