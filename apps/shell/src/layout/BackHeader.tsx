import { Link, usePlatform, useTexts } from '@parlour/platform';
import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { AppBar } from '@parlour/ui-kit';
import { CircleQuestionMark, Headset, History } from 'lucide-react';
import styled from 'styled-components';
import { shellTexts } from '../i18n/shellTexts';

const icons = { history: History, service: Headset, help: CircleQuestionMark } as const;

/** The header of a screen that is not a tab: back arrow, title, the one link its route asks for. */
export function BackHeader({ title, action }: { title: string; action: RouteConfig['action'] }) {
  const { navigation } = usePlatform();
  const texts = useTexts(shellTexts);
  const Icon = action && icons[action.icon];
  return (
    <AppBar
      title={title}
      backLabel={texts.back}
      onBack={navigation.back}
      action={
        Icon && (
          <ActionLink to={action.to} aria-label={action.label}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
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
