interface ImportMeta {
  /** The files of a folder whose names match, by their paths in it; called, the address of one. */
  webpackContext(folder: string, options: { readonly regExp: RegExp }): { (file: string): string; keys(): string[] };
}
