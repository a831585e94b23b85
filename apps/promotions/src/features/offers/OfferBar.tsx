import { usePlatform, useTexts } from '@parlour/platform';
import { IconButton, theme } from '@parlour/ui-kit';
import { ArrowLeft, Share } from 'lucide-react';
import styled from 'styled-components';
import { offersTexts } from './offersTexts';

/** Back and share as round buttons over the art; without a title there is nothing to share yet. */
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
