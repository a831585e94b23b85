import { ButtonLink, Spinner, theme, type } from '@parlour/ui-kit';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { sandboxOf } from './framedAddress';

const SLOW_AFTER_MS = 10_000;

type Loading = 'loading' | 'slow' | 'loaded';

export type EmbeddedFrameProps = {
  address: URL;
  title: string;
  texts?: typeof english;
  /** A blank frame of another origin cannot be detected: unless the screen has a link to open it outside, one is shown below. */
  hasWayOut?: boolean;
};

const english = { loading: 'Loading', slow: 'This takes longer than usual', openOutside: 'Open in a new window' };

/** Another site in a frame that fills its place; when it does not load within 10 s there is a link to open it outside. */
export function EmbeddedFrame(props: EmbeddedFrameProps) {
  return <Loader key={props.address.href} {...props} />;
}

function Loader({ address, title, texts = english, hasWayOut = false }: EmbeddedFrameProps) {
  const isForeign = address.origin !== location.origin;
  const [loading, setLoading] = useState<Loading>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setLoading((now) => (now === 'loading' ? 'slow' : now)), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const wayOut = (size: 'medium' | 'small') => (
    <ButtonLink href={address.href} target="_blank" rel="noopener noreferrer" data-variant="secondary" data-size={size}>
      <ExternalLink strokeWidth={1.75} aria-hidden />
      {texts.openOutside}
    </ButtonLink>
  );
  return (
    <Place>
      <iframe
        src={address.href}
        title={title}
        sandbox={sandboxOf(address)}
        allow="autoplay; fullscreen; encrypted-media; screen-wake-lock"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={({ currentTarget }) => setLoading(isRefused(currentTarget, isForeign) ? 'slow' : 'loaded')}
      />
      {loading !== 'loaded' && (
        <Waiting aria-live="polite">
          <Spinner size={28} label={texts.loading} />
          {loading === 'slow' && (
            <>
              <p>{texts.slow}</p>
              {wayOut('medium')}
            </>
          )}
        </Waiting>
      )}
      {isForeign && !hasWayOut && loading === 'loaded' && <Below>{wayOut('small')}</Below>}
    </Place>
  );
}

/** A page of our own origin that refuses the frame leaves an error page behind, which cannot be accessed. */
function isRefused(frame: HTMLIFrameElement, isForeign: boolean): boolean {
  return !isForeign && frame.contentDocument === null;
}

const Place = styled.div`
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

const Below = styled.div`
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
