import type { ShellDictionaries } from '../../i18n/shellDictionary';

/** The shell's texts in each language except the contract's, in a file of its own each. */
export const shellDictionaries: ShellDictionaries = {
  zh: () => import(/* webpackChunkName: "zh" */ './zh'),
  en: () => import(/* webpackChunkName: "en" */ './en'),
};
