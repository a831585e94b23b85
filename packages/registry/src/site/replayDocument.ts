import type { ReleasePreview } from '@parlour/release-contract/api';
import type { Manifest } from '@parlour/release-contract/manifest';
import type { Replay } from '@parlour/release-contract/replay';
import { documentOf, NONCE } from './servedManifest';

const STYLE = `
  #replay {
    position: fixed;
    inset: auto 8px calc(72px + env(safe-area-inset-bottom, 0px));
    z-index: 2147483647;
    display: flex;
    width: auto;
    height: auto;
    border: 0;
    align-items: center;
    gap: 12px;
    max-width: 374px;
    margin-inline: auto;
    padding: 8px 14px;
    border-radius: 12px;
    background: #ffd479;
    color: #2b1a00;
    font: 13px/18px system-ui;
    overflow-wrap: anywhere;
  }
  #replay a {
    flex: none;
    padding: 13px 0;
    color: inherit;
    font-weight: 600;
  }`;

/** Moves the banner to the top layer again whenever a dialog or the like opens there. */
const RAISE = `
  (() => {
    const banner = document.getElementById('replay');
    const raise = () => {
      if (banner.matches(':popover-open')) banner.hidePopover();
      banner.showPopover();
    };
    if (!banner.showPopover) return;
    raise();
    addEventListener('toggle', ({ target, newState }) => target !== banner && newState === 'open' && raise(), true);
  })();`;

/**
 * The document of a link that shows other releases than those that are live, under a banner. The banner comes from the gateway, because
 * the shell may be older than it; the document contains no key, so that the page follows no later manifest.
 */
function linkedDocument(template: string, manifest: Manifest, label: string, text: string): string {
  const banner = `<style nonce="${NONCE}">${STYLE}</style><aside id="replay" popover="manual" lang="en" aria-label="${label}"><span>${escaped(text)}</span><a href="/">End</a></aside><script nonce="${NONCE}">${RAISE}</script>`;
  return documentOf(template, manifest, undefined, 0).replace('</body>', () => `${banner}</body>`);
}

/** The document of a replay. */
export function replayDocument(
  template: string,
  manifest: Manifest,
  { by, validUntil }: Pick<Replay, 'by' | 'validUntil'>,
): string {
  const { sequence, publishedAt } = manifest;
  const text = `The site as it was at manifest ${sequence}, live since ${minuteOf(publishedAt)}. For ${by}, until ${minuteOf(validUntil)}.`;
  return linkedDocument(template, manifest, 'Replay', text);
}

/** The document of a preview. */
export function previewDocument(
  template: string,
  manifest: Manifest,
  { title, releases, by, validUntil }: Pick<ReleasePreview, 'title' | 'releases' | 'by' | 'validUntil'>,
): string {
  const apps = releases.map(({ name }) => name).join(', ');
  const text = `Preview of ${apps}: ${title}. By ${by}, until ${minuteOf(validUntil)}. Accounts and money are real.`;
  return linkedDocument(template, manifest, 'Preview', text);
}

/** 2026-11-20 15:27 UTC */
function minuteOf(at: string): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Escaped, because the name comes from whoever made the link. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('__', '_\u200B_');
}
