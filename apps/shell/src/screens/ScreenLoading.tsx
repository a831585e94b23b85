import { useLanguage } from '@parlour/platform';
import { localized } from '@parlour/platform/localized';
import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { Skeleton, theme, type, useSettledLoading } from '@parlour/ui-kit';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { brandTitle } from '../boot/frameTitle';

/** Placeholder for a screen while its files are loading; shown at once where it continues the document's own placeholder. */
export function ScreenLoading({ route }: { route: RouteConfig }) {
  const isLong = useSettledLoading(true);
  const isShown = isLong || document.documentElement.dataset['frame'] !== undefined;
  const { search } = useLocation();
  const language = useLanguage();
  const title = brandTitle(route, search.slice(1));
  return (
    <>
      {isShown && title !== undefined && (
        <Header data-theme="dark" aria-hidden>
          {localized(title, language)}
        </Header>
      )}
      <Boxes aria-busy="true">
        {isShown && [152, 44, 180, 96, 220].map((height) => <Skeleton key={height} height={height} radius="card" />)}
      </Boxes>
    </>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 12px;
  min-height: 60vh;
  align-content: start;
  padding: 8px 16px;
`;

/** With the title of a bare screen, as in the document's frame; the screen brings the heading that screen readers find. */
const Header = styled.div`
  height: calc(200px + ${theme.safe.top});
  padding: calc(108px + ${theme.safe.top}) 24px 0;
  background: ${theme.color.brandGradient};
  ${type.title}
  line-height: 30px;
  color: ${theme.color.text};
  &:empty {
    height: calc(72px + ${theme.safe.top});
    padding: 0;
  }
`;
