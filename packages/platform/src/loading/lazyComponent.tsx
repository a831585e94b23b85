import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { nextFrame } from '@parlour/ui-kit/nextFrame';
import { usePlatform } from '../context';
import { lazyComponentTexts } from './lazyComponentTexts';
import { useTexts } from '../languages/texts';

interface PartOptions<Props> {
  /** Placeholder while it is loading; nothing by default. */
  readonly instead?: (props: Props) => ReactNode;
  /** The player requested it by `isOpen`: when loading fails a message is shown, and `onClose` resets the request. */
  readonly isAskedFor?: boolean;
}

/**
 * A part of a screen whose code is fetched when it is first shown. When loading fails, the rest of the screen works on; each time
 * it is shown again it is requested again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { instead = () => null, isAskedFor = false }: PartOptions<Props> = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props> | undefined> | undefined;
  const ask = () => {
    loading ??= (known === undefined ? load() : Promise.resolve(known))
      .then(
        (loaded) => (known = loaded),
        (error: unknown) => {
          // The rest of the screen works on; error monitoring is notified.
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
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part !== undefined || isShut(props)) return undefined;
      let isWanted = true;
      // What nobody waits for is requested after the frame around it was painted.
      const due = isAskedFor ? Promise.resolve() : nextFrame();
      void due.then(ask).then((loaded) => {
        if (!isWanted) return;
        setPart(() => loaded);
        if (loaded !== undefined || !isAskedFor) return;
        toast(missing);
        shut(props);
      });
      return () => {
        isWanted = false;
      };
    });
    return Part === undefined ? instead(props) : createElement(Part, props);
  };
}

function isShut(props: object): boolean {
  return 'isOpen' in props && props.isOpen === false;
}

function shut(props: object): void {
  if ('onClose' in props && typeof props.onClose === 'function') props.onClose();
}
