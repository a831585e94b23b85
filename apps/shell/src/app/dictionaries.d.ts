import type { ShellDictionaries } from '../i18n/shellDictionary';

/** The shell's texts in each language except the default, in a file of its own each; written by the build (`scripts/build/shellDictionaries.ts`). */
export declare const shellDictionaries: ShellDictionaries;
