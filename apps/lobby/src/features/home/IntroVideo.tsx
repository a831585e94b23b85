import { useTexts } from '@parlour/platform';
import { IconButton, ModalFrame, theme } from '@parlour/ui-kit';
import { Pause, Play, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { homeTexts } from './homeTexts';
import { useGreetingModal } from './useGreetingModal';
import { welcomeTexts } from './welcomeTexts';

/**
 * The intro video, muted. It opens when its first frames are loaded, and not at all after an earlier interaction of the player;
 * it closes at its end, by its button, by Escape, and when it cannot be played.
 */
export function IntroVideo({ src, onOpen, onEnd }: { src: string; onOpen: () => void; onEnd: () => void }) {
  const texts = useTexts(homeTexts);
  const { intro } = useTexts(welcomeTexts);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'coming' | 'playing' | 'paused'>('coming');
  const isComing = state === 'coming';
  const isPaused = state === 'paused';
  const modal = useGreetingModal(!isComing, onEnd);
  useEffect(() => {
    if (!isComing) return undefined;
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) window.addEventListener(touch, onEnd);
    return () => {
      for (const touch of touches) window.removeEventListener(touch, onEnd);
    };
  }, [isComing, onEnd]);
  const start = () => {
    if (!isComing) return;
    setState('playing');
    onOpen();
    if (film.current) film.current.currentTime = 0;
    void film.current?.play()?.catch(() => setState('paused'));
  };
  const toggle = () => {
    if (film.current?.paused) void film.current.play();
    else film.current?.pause();
  };
  return (
    <Frame {...modal} aria-label={intro}>
      <Stage>
        <video
          ref={film}
          src={src}
          autoPlay
          muted
          playsInline
          disablePictureInPicture
          aria-label={intro}
          onEnded={onEnd}
          onError={onEnd}
          preload="auto"
          onCanPlayThrough={start}
          onPlay={() => !isComing && setState('playing')}
          onPause={() => !isComing && setState('paused')}
        />
        <Controls>
          <IconButton
            label={isPaused ? texts.play : texts.pause}
            icon={isPaused ? <Play size={20} strokeWidth={1.75} /> : <Pause size={20} strokeWidth={1.75} />}
            onClick={toggle}
          />
          <IconButton label={texts.close} icon={<X size={20} strokeWidth={1.75} />} onClick={onEnd} />
        </Controls>
      </Stage>
    </Frame>
  );
}

const Frame = styled(ModalFrame)`
  outline: none;
`;

const Stage = styled.div`
  position: relative;
  place-self: center;
  width: min(100vw, ${theme.column});
  height: 100dvh;
  background: ${theme.color.artDark};
  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Controls = styled.div`
  position: absolute;
  inset: calc(8px + ${theme.safe.top}) 8px auto auto;
  display: flex;
  gap: 8px;
  & > button {
    border-radius: 50%;
    background: ${theme.color.pictureShade};
    color: ${theme.color.onPicture};
  }
`;
