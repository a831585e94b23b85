import { Link, useLanguage, useTexts } from '@parlour/platform';
import { localized } from '@parlour/platform/localized';
import { ButtonLink, RemoteFailed } from '@parlour/ui-kit';
import { useEffect } from 'react';
import { useShell } from '../layout/shellContext';
import { shellTexts } from '../i18n/shellTexts';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

/** Shown when a remote is down: its name, that the rest of the site works, and a retry button. */
export function RemoteOutage({ found, onRetry }: { found: FoundRoute; onRetry: () => void }) {
  const { manifest } = useShell();
  const texts = useTexts(shellTexts);
  const language = useLanguage();
  const { remote, release, route } = found;
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <RemoteFailed
      title={navigator.onLine ? localized(release.outage, language) || texts.unreachable : texts.offline}
      text={navigator.onLine ? texts.restIsOpen : texts.offlineText}
      onRetry={onRetry}
      retryLabel={texts.retry}
      actions={
        route.path !== '/' && (
          <ButtonLink as={Link} to="/" data-variant="secondary" data-size="medium">
            {texts.home}
          </ButtonLink>
        )
      }
      meta={`${remote} ${release.version} · ${manifest.read().composition}`}
    />
  );
}
