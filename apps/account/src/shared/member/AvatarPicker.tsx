import { useTexts } from '@parlour/platform';
import { Picture, Spinner, theme } from '@parlour/ui-kit';
import { whileFocused } from '@parlour/ui-kit/parts';
import { Camera, UserRound } from 'lucide-react';
import type { ChangeEvent } from 'react';
import styled, { css } from 'styled-components';
import { accountTexts } from '../accountTexts';
import { chosenKinds } from './avatarFile';
import { useAvatar } from './useAvatar';

/** The member's avatar; choosing a file replaces it. */
export function AvatarPicker({ src }: { src: string }) {
  const texts = useTexts(accountTexts);
  const { choose, percent } = useAvatar();
  const isSending = percent !== undefined;
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) void choose(file);
    target.value = '';
  };
  return (
    <Frame>
      <Picture src={src} alt="" width={64} height={64} fallback={<UserRound size={32} strokeWidth={1.75} aria-hidden />} />
      {isSending && (
        <UploadProgress role="progressbar" aria-label={texts.sendingPicture} aria-valuenow={percent}>
          {`${percent} %`}
        </UploadProgress>
      )}
      <Badge>{isSending ? <Spinner size={14} /> : <Camera size={14} strokeWidth={2} aria-hidden />}</Badge>
      <input type="file" accept={chosenKinds} aria-label={texts.changePicture} aria-busy={isSending} onChange={upload} />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${theme.color.raised};
  color: ${theme.color.text3};
  & > img {
    border-radius: 50%;
    object-fit: cover;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    font-size: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${whileFocused(
    '> input:focus-visible',
    css`
      outline: 2px solid ${theme.color.accent};
      outline-offset: 2px;
    `,
  )}
`;

const UploadProgress = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: ${theme.color.pictureShade};
  font-size: 13px;
  font-weight: 650;
  color: ${theme.color.onPicture};
`;

const Badge = styled.span`
  position: absolute;
  right: -4px;
  bottom: -4px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${theme.color.page};
  border-radius: 50%;
  background: ${theme.color.pressed};
  color: ${theme.color.text};
`;
