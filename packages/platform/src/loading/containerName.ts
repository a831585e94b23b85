/**
 * Returns the global variable of a release in a page, unique for each release: `wallet_1_5_0`. A version such as `1.5.0-rc.1`
 * gets a suffix with one letter for each of its dots and hyphens, because a variable's name cannot contain them:
 * `wallet_1_5_0_rc_1_hd`.
 */
export function containerNameOf({ name, version }: { readonly name: string; readonly version: string }): string {
  const separators = /-.*/.exec(version)?.[0].replaceAll(/[^.-]/g, '') ?? '';
  const letters = separators.replaceAll('.', 'd').replaceAll('-', 'h');
  return `${name}_${version}${letters && `_${letters}`}`.replaceAll(/\W/g, '_');
}
