import { baseOf } from '@parlour/release-contract/composition';
import type { LiveRelease, Manifest } from '@parlour/release-contract/manifest';
import { type BrandTokens, pageColour, stylesOf } from '../brand/brandTokens';
import type { Registry } from '../registry/registry';
import { NONCE } from './servedManifest';

/** The release of a brand for everyone on a site, with what its documents are made of. */
export interface LiveBrand {
  readonly base: string;
  readonly look: NonNullable<LiveRelease['brand']>;
  readonly tokens: BrandTokens;
}

/** The brand that everyone gets; undefined when the site has none, or it is switched off. */
export async function liveBrandOf(registry: Pick<Registry, 'descriptor'>, manifest: Manifest): Promise<LiveBrand | undefined> {
  const [first] = (await brandsOf(registry, manifest)).filter(({ isCanary }) => !isCanary);
  return first;
}

/**
 * The template with the brand of a manifest: its styles, name and icons. The styles of its canary are there, too; the boot script
 * chooses among them by visitor, before anything is drawn. Adds no line.
 */
export async function brandedTemplate(
  registry: Pick<Registry, 'descriptor'>,
  template: string,
  manifest: Manifest,
): Promise<string> {
  const brands = await brandsOf(registry, manifest);
  const styles = brands.map(
    ({ base, look, tokens, isCanary }) =>
      `<style nonce="${NONCE}" data-brand="${base}"${isCanary ? ' media="not all"' : ''}>${stylesOf(tokens)}${pictureStyle(base, look)}</style>`,
  );
  const [live] = brands.filter(({ isCanary }) => !isCanary);
  const branded = template.replace('<!-- boot manifest -->', (marker) => styles.join('') + marker);
  return live === undefined ? branded : withNames(branded, live);
}

async function brandsOf(registry: Pick<Registry, 'descriptor'>, { remotes }: Manifest) {
  const releases = Object.entries(remotes).flatMap(([name, { canary, off, ...live }]) =>
    off === 'all'
      ? []
      : [live, canary].flatMap((release) => (release?.brand ? [{ name, release, isCanary: release === canary }] : [])),
  );
  const brands = await Promise.all(
    releases.map(async ({ name, release, isCanary }) => {
      const descriptor = await registry.descriptor(name, release.version);
      const tokens = descriptor?.kind === 'remote' ? descriptor.tokens : undefined;
      const { brand: look } = release;
      return tokens === undefined || look === undefined ? [] : [{ base: baseOf(name, release), look, tokens, isCanary }];
    }),
  );
  return brands.flat();
}

function withNames(template: string, { base, look: { title, logo, theme = 'dark' }, tokens }: LiveBrand): string {
  const replaced: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/<meta name="theme-color"[^>]*>/, `<meta name="theme-color" content="${pageColour(tokens, theme)}">`],
    [/<link\s+rel="icon"[^>]*>/, `<link rel="icon" type="image/svg+xml" href="${base}${logo}">`],
    [/<link\s+rel="apple-touch-icon"[^>]*>/, `<link rel="apple-touch-icon" href="${base}${tokens.icons['180']}">`],
  ];
  // With as many lines as before: errors of the boot script are found by their line.
  return replaced.reduce(
    (text, [element, own]) => text.replace(element, (found) => own + '\n'.repeat(found.split('\n').length - 1)),
    template,
  );
}

/** The brand's pictures in place of what the parts draw. */
function pictureStyle(base: string, { logo, door }: LiveBrand['look']): string {
  const place = (name: string, file: string | undefined) =>
    file === undefined ? '' : `--brand-${name}:url(${base}${file});--drawn-${name}:hidden;`;
  return `:root:root{${place('logo', logo)}${place('door', door)}}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('__', '_\u200B_');
}
