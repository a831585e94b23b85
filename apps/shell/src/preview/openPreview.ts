import type { LiveRelease, Manifest } from '@parlour/release-contract/manifest';
import type { PreviewOverride, SignedPreviewOverride } from '@parlour/release-contract/previewOverride';
import { isSigned, type PublicKey } from '@parlour/release-contract/signature';
import type { Translate } from '../i18n/shellDictionary';
import type { Override } from '@parlour/release-contract/composition';
import { removePreviewToken, storePreviewToken, storedPreviewToken, previewTokenInAddress } from '../device/previewToken';
import { previewTexts } from './previewTexts';

const ANSWER_MS = 4000;

/**
 * The result of checking a preview token, before the shell starts: the token if it is valid, its releases, and the message to
 * show.
 */
export interface Preview {
  readonly preview?: PreviewOverride;
  readonly overrides?: Readonly<Record<string, Override>>;
  /** Adds those of these releases to the manifest whose remotes are not live yet. */
  readonly complete?: (manifest: Manifest) => Manifest;
  readonly failure?: (translate: Translate) => string;
}

interface Page {
  readonly location: Pick<Location, 'search' | 'pathname' | 'hash' | 'reload'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly addEventListener: Window['addEventListener'];
}

/**
 * Checks the preview token in the page's address, or else the stored one, before the shell starts. A new token is stored, and the
 * page reloads without it in the address, so that the server also gets it with the request for the document. A token that is
 * expired, for another site, or not signed by the registry is deleted.
 */
export async function openPreview(
  key: PublicKey | undefined,
  site: string | undefined,
  { location, history, addEventListener }: Page,
): Promise<Preview> {
  const tokenInAddress = previewTokenInAddress(location);
  if (tokenInAddress !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.hash);
    const preview = await readPreviewToken(tokenInAddress, key, site);
    if (preview !== undefined) {
      storePreviewToken(tokenInAddress, Math.floor(remainingMs(preview) / 1000));
      // A navigation within the document cancels a pending reload, so the reload is started again.
      addEventListener('hashchange', () => location.reload());
      location.reload();
      return new Promise(() => undefined);
    }
  }
  const preview = await readPreviewToken(storedPreviewToken() ?? '', key, site);
  if (preview !== undefined) return withOverrides(preview);
  removePreviewToken();
  return { failure: (translate) => translate(previewTexts).ended };
}

async function withOverrides(preview: SignedPreviewOverride): Promise<Preview> {
  const requests = Object.entries(preview.overrides).map(
    async ([remote, origin]) => [remote, await readOverride(origin)] as const,
  );
  const answers = await Promise.all(requests);
  const missing = answers.find(([, override]) => override === undefined)?.[0];
  const overrides = Object.fromEntries(answers.flatMap(([remote, override]) => (override ? [[remote, override] as const] : [])));
  return {
    preview,
    overrides,
    complete: (manifest) => ({ ...manifest, remotes: { ...remotesOf(overrides), ...manifest.remotes } }),
    ...(missing && { failure: (translate: Translate) => translate(previewTexts).overrideMissing(missing) }),
  };
}

function remotesOf(overrides: Readonly<Record<string, Override>>): Manifest['remotes'] {
  return Object.fromEntries(Object.entries(overrides).map(([remote, { release }]) => [remote, { ...release, salt: remote }]));
}

function remainingMs({ validUntil }: SignedPreviewOverride): number {
  return Date.parse(validUntil) - Date.now();
}

async function readPreviewToken(
  text: string,
  key: PublicKey | undefined,
  site: string | undefined,
): Promise<SignedPreviewOverride | undefined> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const preview = JSON.parse(new TextDecoder().decode(bytes)) as SignedPreviewOverride;
    return key && preview.site === site && remainingMs(preview) > 0 && (await isSigned(preview, [key])) ? preview : undefined;
  } catch {
    return undefined;
  }
}

async function readOverride(origin: string): Promise<Override | undefined> {
  try {
    const response = await fetch(`${origin}/release.json`, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    return { release: (await response.json()) as LiveRelease, base: `${origin}/` };
  } catch {
    return undefined;
  }
}
