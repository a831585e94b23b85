import { Link, useLanguage, usePlatform, useTexts } from '@parlour/platform';
import { localized } from '@parlour/platform/localized';
import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { AppBar } from '@parlour/ui-kit';
import { Icon } from '@parlour/ui-kit/icon';
import styled from 'styled-components';
import { shellTexts } from '../i18n/shellTexts';

/** The header of a screen that is not a tab: back arrow, title, the one link that its route defines. */
export function BackHeader({ title, action }: { title: string; action: RouteConfig['action'] }) {
  const { navigation } = usePlatform();
  const texts = useTexts(shellTexts);
  const language = useLanguage();
  return (
    <AppBar
      title={title}
      backLabel={texts.back}
      onBack={navigation.back}
      action={
        action && (
          <ActionLink to={action.to} aria-label={localized(action.label, language)}>
            <Icon strokeWidth={1.75} shapes={action.icon} size={22} />
          </ActionLink>
        )
      }
    />
  );
}

const ActionLink = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;
