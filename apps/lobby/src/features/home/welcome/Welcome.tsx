import type { AppInfo } from '@parlour/api-client/endpoints/lobby';
import { prefersReducedMotion } from '@parlour/ui-kit';
import { useCallback, useState } from 'react';
import { IndexDialog } from './IndexDialog';
import introMp4 from './intro.mp4';
import introWebm from './intro.webm';
import { IntroVideo } from './IntroVideo';
import { markSeen, dismiss, wasSeen } from './shownContent';
import type { LastTouch } from './useLastTouch';

interface Greeting {
  readonly kind: 'intro' | 'message';
  /** The video's URL or the message's HTML. Each content is shown once, so new content is shown again. */
  readonly content: string;
}

/**
 * Greetings of a visit: the intro video, then the operator's message if there is one. Each is shown once per visit (spec section
 * 2), and never while the player is tapping.
 */
export function Welcome({ app, lastTouch }: { app: AppInfo; lastTouch: LastTouch }) {
  const [greetings, setGreetings] = useState(() => greetingsOf(app).filter(({ kind, content }) => !wasSeen(kind, content)));
  const [hasPlayed, setPlayed] = useState(false);
  const [greeting] = greetings;
  const next = useCallback(() => {
    if (greeting) dismiss(greeting.kind, greeting.content);
    setGreetings((left) => left.slice(1));
  }, [greeting]);
  const see = useCallback(() => {
    if (greeting) markSeen(greeting.kind, greeting.content);
  }, [greeting]);
  if (greeting === undefined) return undefined;
  const { kind, content } = greeting;
  if (kind === 'message') {
    const close = () => {
      see();
      next();
    };
    return <IndexDialog html={content} lastTouch={lastTouch} isNext={hasPlayed} onSeen={see} onClose={close} />;
  }
  const open = () => {
    see();
    setPlayed(true);
  };
  const miss = () => {
    setPlayed(false);
    next();
  };
  return <IntroVideo src={content} lastTouch={lastTouch} onOpen={open} onMissed={miss} onEnd={next} />;
}

function greetingsOf({ index_modal, webcontent, intro_video }: AppInfo): Greeting[] {
  const greetings: Greeting[] = [];
  if (intro_video !== '' && !isVideoUnwanted()) greetings.push({ kind: 'intro', content: playableIntro(intro_video) });
  if (index_modal && webcontent.trim() !== '') greetings.push({ kind: 'message', content: webcontent });
  return greetings;
}

/**
 * The operator's intro, or the site's own when there is none. On an iPhone Safari before 17.4 plays no WebM, so it gets the
 * site's own intro as MP4.
 */
function playableIntro(operators = introWebm): string {
  const isPlayable =
    !/\.webm\b/.test(operators) || document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== '';
  return isPlayable ? operators : introMp4;
}

/** Whether the player prefers reduced motion or reduced data. */
function isVideoUnwanted(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || prefersReducedMotion();
}
