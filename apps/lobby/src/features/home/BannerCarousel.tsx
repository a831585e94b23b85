import { getBanners } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery, useTexts } from '@parlour/platform';
import { Skeleton, theme } from '@parlour/ui-kit';
import { Carousel, Cover } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { homeTexts } from './homeTexts';

const RATIO = '342 / 152';
/** A single banner is wider and of the same height. */
const SINGLE_RATIO = '358 / 152';
const SLIDE_WIDTH = `calc(100% - 2 * ${theme.gutter})`;
const INTERVAL_MS = 6_000;

/** The operator's banners; their space is reserved while they load and when there are none. */
export function BannerCarousel() {
  const texts = useTexts(homeTexts);
  const { data, isLoading } = useApiQuery(getBanners, { type: 2 }, { freshMs: 300_000 });
  if (isLoading && data === undefined) {
    return (
      <Waiting aria-hidden>
        <Skeleton ratio={RATIO} width={SLIDE_WIDTH} radius="card" />
        <Skeleton ratio={RATIO} width={SLIDE_WIDTH} radius="card" />
      </Waiting>
    );
  }
  if (data === undefined || data.length === 0) {
    return (
      <Rounded>
        <Cover src={undefined} alt="" ratio={SINGLE_RATIO} />
      </Rounded>
    );
  }
  return (
    <Rounded>
      <Carousel
        label={texts.banners}
        items={data}
        getKey={({ src }, index) => `${index} ${src}`}
        intervalMs={INTERVAL_MS}
        texts={{ pause: texts.pause, play: texts.play, slide: texts.slide }}
        renderItem={({ src }, index) => (
          <Cover src={src} alt="" ratio={data.length === 1 ? SINGLE_RATIO : RATIO} eager={index === 0} />
        )}
      />
    </Rounded>
  );
}

const Rounded = styled.div`
  & span {
    border-radius: ${theme.radius.card};
  }
`;

const Waiting = styled.div`
  display: flex;
  gap: 12px;
  margin-right: calc(-1 * ${theme.gutter});
  overflow: hidden;
`;
