import type { Activity } from '@parlour/api-client/endpoints/promotions';
import { Link, pathTo } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { Cover } from '@parlour/ui-kit/parts';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';

/** An offer's banner and title; `isFirst` ones are on screen at once and load first. */
export function OfferCard({ activity: { id, title, banner }, isFirst }: { activity: Activity; isFirst: boolean }) {
  return (
    <Place to={pathTo('/activityInfo', { id })}>
      <Card data-flush>
        <Cover src={banner} alt="" ratio="358 / 128" eager={isFirst} />
        <Title>
          <span>{title}</span>
          <ChevronRight size={18} strokeWidth={2} aria-hidden />
        </Title>
      </Card>
    </Place>
  );
}

const Place = styled(Link)`
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
  height: 46px;
  padding-inline: 16px 14px;
  ${type.button}
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    color: ${theme.color.text2};
  }
`;
