export { backdrop } from '../layout/backdropTexts.en';
export { doors } from '../layout/doorsTexts.en';
export { drawer } from '../layout/drawerTexts.en';
export { strip } from '../layout/stripTexts.en';
export { pass } from '../pass/passTexts.en';
export { shell } from '../shellTexts.en';
export { logOut, part } from '@parlour/platform/en';
