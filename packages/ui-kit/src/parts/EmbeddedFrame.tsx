import { ButtonLink, Spinner, theme, type } from '@parlour/ui-kit';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { sandboxOf } from './sandbox';

const SLOW_AFTER_MS = 10_000;

type Loading = 'loading' | 'slow' | 'loaded';

export type EmbeddedFrameProps = {
  address: URL;
  title: string;
  texts?: typeof english;
  /** Additional permissions of the framed page: tokens for `sandbox` and features for `allow`. */
  permissions?: { readonly sandbox: readonly string[]; readonly allow: readonly string[] };
  /**
   * Whether the screen itself links to the page in a new window. Otherwise a link is shown below, because a blank frame cannot be
   * detected.
   */
  hasExternalLink?: boolean;
};

const english = { loading: 'Loading', slow: 'This takes longer than usual', openOutside: 'Open in a new window' };

/**
 * Another site in an iframe that fills its container. If it does not load within 10 s, a link opens it in a new window. A frame
 * that was opened without a network shows the browser's error page, so it is opened again once there is a network.
 */
export function EmbeddedFrame(props: EmbeddedFrameProps) {
  const [hasNetwork, setHasNetwork] = useState(navigator.onLine);
  useEffect(() => {
    const open = () => setHasNetwork(true);
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, []);
  return <FrameLoader key={`${props.address.href} ${hasNetwork}`} {...props} />;
}

function FrameLoader({ address, title, texts = english, permissions, hasExternalLink = false }: EmbeddedFrameProps) {
  const isForeign = address.origin !== location.origin;
  const [loading, setLoading] = useState<Loading>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setLoading((now) => (now === 'loading' ? 'slow' : now)), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const externalLink = (size: 'medium' | 'small') => (
    <ButtonLink href={address.href} target="_blank" rel="noopener noreferrer" data-variant="secondary" data-size={size}>
      <ExternalLink strokeWidth={1.75} aria-hidden />
      <span>{texts.openOutside}</span>
    </ButtonLink>
  );
  return (
    <Container>
      <iframe
        src={address.href}
        title={title}
        sandbox={sandboxOf(address, permissions?.sandbox)}
        allow={['autoplay', 'fullscreen', 'encrypted-media', 'screen-wake-lock', ...(permissions?.allow ?? [])].join('; ')}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoading('loaded')}
      />
      {loading !== 'loaded' && (
        <Waiting aria-live="polite">
          <Spinner size={28} label={texts.loading} />
          {loading === 'slow' && (
            <>
              <p>{texts.slow}</p>
              {externalLink('medium')}
            </>
          )}
        </Waiting>
      )}
      {isForeign && !hasExternalLink && loading === 'loaded' && <Footer>{externalLink('small')}</Footer>}
    </Container>
  );
}

const Container = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  & > iframe {
    flex: 1;
    width: 100%;
    min-height: 0;
  }
`;

const Footer = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  padding-block: 4px;
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  ${type.body}
  color: ${theme.color.text2};
  background: ${theme.color.page};
`;
