import { usePlatform, useTexts } from '@parlour/platform';
import { IconButton, theme } from '@parlour/ui-kit';
import { ArrowLeft, Share } from 'lucide-react';
import styled from 'styled-components';
import { offersTexts } from './offersTexts';

/** Back and share buttons over the image; without a title there is no share button. */
export function OfferBar({ title }: { title: string | undefined }) {
  const { navigation, share } = usePlatform();
  const texts = useTexts(offersTexts);
  return (
    <Bar data-theme="dark">
      <IconButton label={texts.back} icon={<ArrowLeft size={22} strokeWidth={1.75} aria-hidden />} onClick={navigation.back} />
      {title !== undefined && (
        <IconButton
          label={texts.share}
          icon={<Share size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => share({ title, url: location.href })}
        />
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: ${theme.safe.top};
  z-index: ${theme.z.header};
  display: flex;
  justify-content: space-between;
  height: 0;
  padding-inline: 8px;
  & > button {
    margin-top: 6px;
    border-radius: 50%;
    background: ${theme.color.scrim};
  }
`;
