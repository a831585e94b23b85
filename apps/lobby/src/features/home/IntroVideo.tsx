import { useTexts } from '@parlour/platform';
import { IconButton, ModalFrame, theme } from '@parlour/ui-kit';
import { Pause, Play, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { homeTexts } from './homeTexts';
import { useGreetingModal } from './useGreetingModal';

/** The intro film, muted; it goes at its end, by its button, by Escape, and when it cannot be played. */
export function IntroVideo({ src, onEnd }: { src: string; onEnd: () => void }) {
  const texts = useTexts(homeTexts);
  const modal = useGreetingModal(onEnd);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'coming' | 'playing' | 'paused'>('coming');
  const isPaused = state === 'paused';
  const toggle = () => {
    if (film.current?.paused) void film.current.play();
    else film.current?.pause();
  };
  return (
    <Frame {...modal} aria-label={texts.intro}>
      <Stage>
        <video
          ref={film}
          src={src}
          autoPlay
          muted
          playsInline
          disablePictureInPicture
          aria-label={texts.intro}
          onEnded={onEnd}
          onError={onEnd}
          data-state={state}
          onPlaying={() => setState('playing')}
          onPause={() => setState('paused')}
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
  background: #0b1416;
  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: opacity ${theme.motion.fade};
  }
  & > video[data-state='coming'] {
    opacity: 0;
  }
`;

const Controls = styled.div`
  position: absolute;
  inset: calc(8px + ${theme.safe.top}) 8px auto auto;
  display: flex;
  gap: 8px;
  & > button {
    border-radius: 50%;
    background: rgba(4, 9, 10, 0.55);
    color: #fff;
  }
`;
