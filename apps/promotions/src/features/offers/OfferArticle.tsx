import type { Activity } from '@parlour/api-client/endpoints/promotions';
import { Card, Picture, theme, type } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import styled from 'styled-components';
import { ApplyBar } from './ApplyBar';

/** Image, title, content and terms of an offer. */
export function OfferArticle({ activity: { id, title, banner, content, memo } }: { activity: Activity }) {
  return (
    <Page>
      <Art>
        <Picture src={banner} alt="" fetchPriority="high" />
      </Art>
      <Text>
        <h1>{title}</h1>
        <SafeHtml html={content}>
          {memo !== '' && (
            <Memo>
              <SafeHtml html={memo} />
            </Memo>
          )}
        </SafeHtml>
      </Text>
      <ApplyBar id={id} />
    </Page>
  );
}

const Page = styled.article`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - ${theme.safe.bottom});
`;

/** The motif of a banner is at 74 % of its width: the position centres it and crops the banner's text. */
const Art = styled.div`
  position: relative;
  flex: none;
  height: 268px;
  margin-bottom: -8px;
  overflow: hidden;
  background: ${theme.color.brandGradient};
  -webkit-mask-image: linear-gradient(#000 45%, transparent 97%);
  mask-image: linear-gradient(#000 45%, transparent 97%);
  & > img {
    position: absolute;
    inset: -26px 0 auto auto;
    width: 182%;
    max-width: none;
    aspect-ratio: 716 / 328;
    object-fit: cover;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  position: relative;
  padding: 0 calc(${theme.gutter} + 4px) 24px;
  & > h1 {
    ${type.display} text-wrap: balance;
  }
`;

const Memo = styled(Card)`
  margin-top: 24px;
  & > div {
    ${type.caption} color: ${theme.color.text2};
  }
`;
