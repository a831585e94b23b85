interface ImportMeta {
  /** Bundler context of the files in a folder whose names match. Called with a relative path, it returns the file's URL. */
  webpackContext(folder: string, options: { readonly regExp: RegExp }): { (file: string): string; keys(): string[] };
}
