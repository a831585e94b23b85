import { usePlatform, useTexts, useTopicState } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { AppBar, ButtonLink, FailedState, Spinner } from '@parlour/ui-kit';
import { downloadAddress, EmptyState, sandboxOf } from '@parlour/ui-kit/parts';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { gameTexts } from './gameTexts';

/** The download frame is removed after this time (spec section 9). */
const FRAME_REMOVED_AFTER_MS = 2_000;
const LATE_MS = 5_000;

/** Starts the download of the app in a frame that is removed after two seconds; it is invisible, silent and not focusable. */
export function AppDownload() {
  const { navigation } = usePlatform();
  const texts = useTexts(gameTexts);
  const { data: app, hasFailed, retry } = useTopicState('appInfo');
  const address = app && downloadAddress(app.ios_download_url);
  return (
    <>
      <AppBar title={texts.download} backLabel={texts.back} onBack={() => navigation.back()} />
      {address && <DownloadFrame key={address.href} address={address} title={texts.download} />}
      {!app && <Waiting hasFailed={hasFailed} onRetry={retry} />}
      {app && (
        <EmptyState
          title={address ? texts.downloading : texts.noDownload}
          text={address && texts.downloadingText}
          actions={
            address ? (
              <ButtonLink
                href={address.href}
                target="_blank"
                rel="noopener noreferrer"
                data-variant="secondary"
                data-size="medium"
              >
                {texts.openOutside}
              </ButtonLink>
            ) : (
              <LinkButton to="/">{texts.home}</LinkButton>
            )
          }
        />
      )}
    </>
  );
}

/** App info is not loaded yet; after a failure, or after a while, there is a retry button. */
function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const texts = useTexts(gameTexts);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate || hasFailed) {
    const title = texts.failed(texts.download);
    return <FailedState title={title} text={texts.failedText} retryLabel={texts.retry} onRetry={onRetry} />;
  }
  return (
    <Middle>
      <Spinner size={28} label={texts.opening} />
    </Middle>
  );
}

function DownloadFrame({ address, title }: { address: URL; title: string }) {
  const [isMounted, setMounted] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setMounted(false), FRAME_REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isMounted && (
      <iframe
        hidden
        src={address.href}
        title={title}
        sandbox={sandboxOf(address, ['allow-downloads'])}
        referrerPolicy="no-referrer"
      />
    )
  );
}

const Middle = styled.div`
  display: grid;
  place-content: center;
  min-height: 50dvh;
`;
