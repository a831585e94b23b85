import { useTexts } from '@parlour/platform';
import { buttonStyle, Spinner, theme, type } from '@parlour/ui-kit';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { sandboxOf } from './framedAddress';
import { frameTexts } from './frameTexts';

const SLOW_AFTER_MS = 10_000;

type Loading = 'loading' | 'slow' | 'loaded';

/** Another site in a frame that fills its place; when it does not come within 10 s there is a way to open it outside. */
export function EmbeddedFrame({ address, title }: { address: URL; title: string }) {
  return <Loader key={address.href} address={address} title={title} />;
}

function Loader({ address, title }: { address: URL; title: string }) {
  const texts = useTexts(frameTexts);
  const [loading, setLoading] = useState<Loading>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setLoading((now) => (now === 'loading' ? 'slow' : now)), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Place>
      <iframe
        src={address.href}
        title={title}
        sandbox={sandboxOf(address)}
        allow="autoplay; fullscreen; encrypted-media; screen-wake-lock"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoading('loaded')}
      />
      {loading !== 'loaded' && (
        <Waiting role="status">
          <Spinner size={28} label={texts.loading} />
          {loading === 'slow' && (
            <>
              <p>{texts.slow}</p>
              <OutsideLink
                href={address.href}
                target="_blank"
                rel="noopener noreferrer"
                data-variant="secondary"
                data-size="medium"
              >
                <ExternalLink strokeWidth={1.75} aria-hidden />
                {texts.openOutside}
              </OutsideLink>
            </>
          )}
        </Waiting>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  height: 100%;
  & > iframe {
    width: 100%;
    height: 100%;
  }
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

const OutsideLink = styled.a`
  ${buttonStyle}
`;
