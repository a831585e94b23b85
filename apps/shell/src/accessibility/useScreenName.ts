import { announce } from '@parlour/ui-kit';
import { useEffect, useRef } from 'react';
import { watchHeading } from './watchHeading';

/**
 * Sets the document title from the screen's heading and the operator's name, and announces each new heading. After a navigation
 * the focus is on the start of the page, which has no text that a screen reader could read out.
 */
export function useScreenName(brand: string | undefined, path: string | undefined): void {
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (brand !== undefined) document.title = brand;
    return watchHeading(document, (heading) => {
      if (brand !== undefined) document.title = `${heading} · ${brand}`;
      if (announced.current !== undefined && announced.current !== heading) announce(heading);
      announced.current = heading;
    });
  }, [brand, path]);
}
