import type { AppInfo } from '@parlour/api-client/endpoints/lobby';
import { prefersReducedMotion } from '@parlour/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { IndexDialog } from './IndexDialog';
import introUrl from './intro.webm';
import { IntroVideo } from './IntroVideo';
import { markSeen, passOver, wasSeen } from './seen';

interface Greeting {
  readonly kind: 'intro' | 'words';
  /** The video's URL or the message's HTML: new content is shown again. */
  readonly content: string;
}

/** Greetings of a visit: the intro video, then the operator's message if there is one; each once per visit (spec section 2). */
export function Welcome({ app }: { app: AppInfo }) {
  const [greetings, setGreetings] = useState(() => greetingsOf(app).filter(({ kind, content }) => !wasSeen(kind, content)));
  const [greeting] = greetings;
  useEffect(() => {
    if (greeting?.kind === 'words') markSeen('words', greeting.content);
  }, [greeting]);
  const next = useCallback(() => {
    if (greeting) passOver(greeting.kind, greeting.content);
    setGreetings((left) => left.slice(1));
  }, [greeting]);
  if (greeting?.kind === 'intro')
    return <IntroVideo src={greeting.content} onOpen={() => markSeen('intro', greeting.content)} onEnd={next} />;
  return greeting && <IndexDialog html={greeting.content} onClose={next} />;
}

function greetingsOf({ index_modal, webcontent, intro_video = introUrl }: AppInfo): Greeting[] {
  const greetings: Greeting[] = [];
  if (intro_video !== '' && !isFilmUnwanted()) greetings.push({ kind: 'intro', content: intro_video });
  if (index_modal && webcontent.trim() !== '') greetings.push({ kind: 'words', content: webcontent });
  return greetings;
}

/** Whether the player asked for little motion or for little traffic. */
function isFilmUnwanted(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || prefersReducedMotion();
}
