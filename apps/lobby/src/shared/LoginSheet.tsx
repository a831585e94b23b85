import { Link, pathTo, useTexts } from '@parlour/platform';
import { ButtonLink, theme, type } from '@parlour/ui-kit';
import { isolated, Sheet } from '@parlour/ui-kit/parts';
import { gameAddress } from './gameAddress';
import styled from 'styled-components';
import type { Game } from './game';
import { lobbyTexts } from './lobbyTexts';

/** Login and registration for a visitor who tapped a game; both redirect to it. */
export function LoginSheet({ game, isOpen, onClose }: { game: Game; isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(lobbyTexts);
  const redirect = gameAddress(game);
  return (
    <Sheet open={isOpen} onClose={onClose} title={texts.logInTitle} closeLabel={texts.close}>
      <Text>{texts.logInText(isolated(game.title))}</Text>
      <Actions>
        <ButtonLink as={Link} to={pathTo('/login', { redirect })} data-wide>
          {texts.logIn}
        </ButtonLink>
        <ButtonLink as={Link} to={pathTo('/login', { type: 1, redirect })} data-variant="secondary" data-wide>
          {texts.register}
        </ButtonLink>
      </Actions>
    </Sheet>
  );
}

const Text = styled.p`
  ${type.body}
  color: ${theme.color.text2};
`;

const Actions = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 20px;
`;
