import { useTexts } from '@parlour/platform';
import { Button, theme, type } from '@parlour/ui-kit';
import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { useEffect } from 'react';
import styled from 'styled-components';
import { previewTexts } from './previewTexts';
import { removePreviewToken } from '../device/previewToken';

const DAY_MS = 86_400_000;

function end() {
  removePreviewToken();
  location.reload();
}

/** Shows which releases this browser gets by a preview token, for whom and until when; with a button that ends it. */
export function PreviewBanner({ preview: { overrides, rings, by, validUntil } }: { preview: PreviewOverride }) {
  const texts = useTexts(previewTexts);
  const origins = Object.entries(overrides);
  const until = new Date(validUntil);
  useEffect(() => {
    const leftMs = Date.parse(validUntil) - Date.now();
    const timer = leftMs < DAY_MS ? setTimeout(end, leftMs) : undefined;
    return () => clearTimeout(timer);
  }, [validUntil]);
  useEffect(() => {
    // A development server sends an event when it has rebuilt.
    const sources = Object.values(overrides).map((origin) => new EventSource(`${origin}/changes`));
    for (const source of sources) source.addEventListener('message', () => location.reload());
    return () => sources.forEach((source) => source.close());
  }, [overrides]);
  return (
    <Bar aria-label={texts.title}>
      <p>
        {origins.map(([remote, origin]) => (
          <b key={remote}>{texts.overridden(remote, origin.replace(/^https?:\/\//, ''))}</b>
        ))}
        {rings.length > 0 && <b>{texts.inRings(rings.join(', '))}</b>}
        <small>{texts.validFor(by, until.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }))}</small>
      </p>
      <Button size="small" variant="secondary" onClick={end}>
        {texts.end}
      </Button>
    </Bar>
  );
}

const Bar = styled.aside`
  position: fixed;
  inset: auto 8px calc(72px + ${theme.safe.bottom});
  z-index: ${theme.z.tabBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  max-width: 374px;
  margin-inline: auto;
  padding: 8px 8px 8px 14px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.overlay};
  box-shadow:
    inset 0 0 0 1px ${theme.color.accent},
    ${theme.shadow.overlay};
  & > p {
    display: grid;
    min-width: 0;
  }
  & b,
  & small {
    ${type.caption}
    overflow-wrap: anywhere;
  }
  & small {
    color: ${theme.color.text2};
  }
`;
