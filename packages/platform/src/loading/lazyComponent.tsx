import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { nextFrame } from '@parlour/ui-kit/nextFrame';
import { usePlatform } from '../context';
import { lazyComponentTexts } from './lazyComponentTexts';
import { useTexts } from '../languages/texts';

interface PartOptions<Props> {
  /** Placeholder while it is loading; nothing by default. */
  readonly instead?: (props: Props) => ReactNode;
  /** For a part that the player opens by `isOpen`: when loading fails, a message is shown and `onClose` is called. */
  readonly isAskedFor?: boolean;
}

/**
 * Returns a component whose code is fetched when it is first shown. When loading fails, the rest of the screen keeps working, and
 * the code is requested again the next time it is shown.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { instead = () => null, isAskedFor = false }: PartOptions<Props> = {},
): ComponentType<Props> {
  let loadedPart: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props> | undefined> | undefined;
  const loadPart = () => {
    loading ??= (loadedPart === undefined ? load() : Promise.resolve(loadedPart))
      .then(
        (loaded) => (loadedPart = loaded),
        (error: unknown) => {
          // Only reported to error monitoring, because the rest of the screen keeps working.
          globalThis.reportError?.(error);
          return undefined;
        },
      )
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  return function LazyPart(props) {
    const { toast } = usePlatform();
    const { missing } = useTexts(lazyComponentTexts);
    const [Part, setPart] = useState(() => loadedPart);
    useEffect(() => {
      if (Part !== undefined || isShut(props)) return undefined;
      let isMounted = true;
      // A part that the player did not ask for is requested after the frame around it is painted.
      const due = isAskedFor ? Promise.resolve() : nextFrame();
      void due.then(loadPart).then((loaded) => {
        if (!isMounted) return;
        setPart(() => loaded);
        if (loaded !== undefined || !isAskedFor) return;
        toast(missing);
        shut(props);
      });
      return () => {
        isMounted = false;
      };
    }, [Part, props, toast, missing]);
    return Part === undefined ? instead(props) : createElement(Part, props);
  };
}

function isShut(props: object): boolean {
  return 'isOpen' in props && props.isOpen === false;
}

function shut(props: object): void {
  if ('onClose' in props && typeof props.onClose === 'function') props.onClose();
}
