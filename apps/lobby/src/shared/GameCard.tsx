import { useTexts } from '@parlour/platform';
import { oneLine, theme, type } from '@parlour/ui-kit';
import { Cover } from '@parlour/ui-kit/parts';
import { Heart } from 'lucide-react';
import styled from 'styled-components';
import type { Game } from './game';
import { lobbyTexts } from './lobbyTexts';

interface GameCardProps {
  readonly game: Game;
  readonly ratio: string;
  readonly caption: string;
  readonly isFavourite: boolean;
  readonly onOpen: (game: Game) => void;
  readonly onFavourite: (game: Game) => void;
}

export function GameCard({ game, ratio, caption, isFavourite, onOpen, onFavourite }: GameCardProps) {
  const texts = useTexts(lobbyTexts);
  return (
    <Root>
      <Open type="button" onClick={() => onOpen(game)}>
        <Cover src={game.cover} alt="" ratio={ratio} />
        <Name>{game.title}</Name>
        <Caption>{caption}</Caption>
      </Open>
      <FavouriteButton
        type="button"
        aria-pressed={isFavourite}
        aria-label={texts.favourite(game.title)}
        onClick={() => onFavourite(game)}
      >
        <Heart size={15} strokeWidth={2} aria-hidden />
      </FavouriteButton>
    </Root>
  );
}

const Root = styled.li`
  position: relative;
  min-width: 0;
`;

const Open = styled.button`
  display: block;
  width: 100%;
  text-align: left;
  & > span:first-child {
    transition: transform ${theme.motion.press};
  }
  &:active > span:first-child {
    transform: scale(0.97);
  }
  &:focus-visible {
    border-radius: ${theme.radius.field};
  }
`;

const Name = styled.span`
  display: block;
  margin-top: 6px;
  ${oneLine}
  font-size: 12.5px;
  line-height: 18px;
  font-weight: 550;
`;

const Caption = styled.span`
  display: block;
  min-height: 16px;
  ${oneLine}
  ${type.micro}
  line-height: 16px;
  font-weight: 400;
  color: ${theme.color.text3};
`;

const FavouriteButton = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 0 ${theme.radius.field} 0 0;
  background: radial-gradient(44px at 100% 0, ${theme.color.pictureShade} 55%, transparent);
  color: ${theme.color.onPicture};
  & > svg {
    position: absolute;
    top: 9px;
    right: 9px;
  }
  &[aria-pressed='true'] > svg {
    fill: ${theme.color.onPictureAccent};
    color: ${theme.color.onPictureAccent};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.tile};
  }
`;
