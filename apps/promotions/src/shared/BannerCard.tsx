import { Link } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { Cover } from '@parlour/ui-kit/parts';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { captionHeight } from './bannerHeights';

interface BannerCardProps {
  readonly to: string;
  readonly picture: string;
  readonly title: string;
  readonly note?: string | undefined;
  /** Visible without scrolling: its image loads first. */
  readonly isFirst: boolean;
}

/** A link with a banner image and a title. */
export function BannerCard({ to, picture, title, note, isFirst }: BannerCardProps) {
  return (
    <CardLink to={to}>
      <Card data-flush>
        <Cover src={picture} alt="" ratio="358 / 128" eager={isFirst} />
        <Title>
          <span>{title}</span>
          {note !== undefined && <small>{note}</small>}
          <ChevronRight size={18} strokeWidth={2} aria-hidden />
        </Title>
      </Card>
    </CardLink>
  );
}

const CardLink = styled(Link)`
  display: block;
  border-radius: ${theme.radius.card};
  transition: transform ${theme.motion.press};
  &:active {
    transform: scale(0.985);
  }
  & > div > span:first-child {
    aspect-ratio: 358 / 128;
    border-radius: 0;
  }
`;

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${captionHeight};
  padding-inline: 16px 14px;
  ${type.button}
  line-height: 20px;
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
  }
  & > small {
    flex: none;
    ${type.caption}
    color: ${theme.color.text3};
  }
  & > svg {
    flex: none;
    color: ${theme.color.text2};
  }
`;
