import { useTexts } from '@parlour/platform';
import { IconButton, ModalFrame, theme } from '@parlour/ui-kit';
import { Pause, Play, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { passClickOn, useGreetingModal } from './useGreetingModal';
import type { LastTouch } from './useLastTouch';
import { welcomeTexts } from './welcomeTexts';

/**
 * A playing video that does not advance for this long is closed. Browsers stall when data stops coming; WebKitGTK also stalls without that.
 */
const STALL_MS = 3_000;

interface IntroVideoProps {
  readonly src: string;
  readonly lastTouch: LastTouch;
  readonly onOpen: () => void;
  /** Called when the player tapped something below just as the video opened. */
  readonly onMissed: () => void;
  readonly onEnd: () => void;
}

/**
 * The intro video, muted. It opens when it can play through, unless the player has touched the page before. It closes at its end,
 * by its button, by Escape, when it cannot be played and when it stalls.
 */
export function IntroVideo({ src, lastTouch, onOpen, onMissed, onEnd }: IntroVideoProps) {
  const texts = useTexts(welcomeTexts);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'playing' | 'paused'>('loading');
  const isLoading = state === 'loading';
  const isPaused = state === 'paused';
  const modal = useGreetingModal(!isLoading, onEnd, ({ clientX, clientY }) => {
    onMissed();
    passClickOn(clientX, clientY);
  });
  useEffect(() => {
    if (!isLoading) return undefined;
    // By now the player may have opened a dialog elsewhere on the page.
    if (lastTouch() !== undefined || document.querySelector('dialog[open]')) return onEnd();
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, onEnd);
    return () => {
      for (const event of events) window.removeEventListener(event, onEnd);
    };
  }, [isLoading, lastTouch, onEnd]);
  useEffect(() => {
    const element = video.current;
    if (state !== 'playing' || !element) return undefined;
    let timer = setTimeout(onEnd, STALL_MS);
    const onProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(onEnd, STALL_MS);
    };
    element.addEventListener('timeupdate', onProgress);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('timeupdate', onProgress);
    };
  }, [state, onEnd]);
  const start = () => {
    if (!isLoading) return;
    setState('playing');
    onOpen();
    void video.current?.play()?.catch(() => setState('paused'));
  };
  const toggle = () => {
    if (video.current?.paused) void video.current.play().catch(() => undefined);
    else video.current?.pause();
  };
  return (
    <Frame {...modal} inert={isLoading} aria-hidden={isLoading} aria-label={texts.intro}>
      <Container>
        <video
          ref={video}
          src={src}
          autoPlay
          muted
          playsInline
          disablePictureInPicture
          aria-label={texts.intro}
          onEnded={onEnd}
          onError={onEnd}
          preload="auto"
          onCanPlayThrough={start}
          onPlay={() => !isLoading && setState('playing')}
          onPause={() => !isLoading && setState('paused')}
        />
        <Controls>
          <IconButton
            label={isPaused ? texts.play : texts.pause}
            icon={isPaused ? <Play size={20} strokeWidth={1.75} /> : <Pause size={20} strokeWidth={1.75} />}
            onClick={toggle}
          />
          <IconButton label={texts.close} icon={<X size={20} strokeWidth={1.75} />} onClick={onEnd} />
        </Controls>
      </Container>
    </Frame>
  );
}

/**
 * Rendered while it loads, but invisible and small: on iPhones a muted video only loads and plays by itself if it is rendered.
 */
const Frame = styled(ModalFrame)`
  display: grid;
  outline: none;
  &[inert] {
    width: 1px;
    height: 1px;
  }
`;

const Container = styled.div`
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
