import type * as kit from '@parlour/ui-kit';
import type * as html from '@parlour/ui-kit/html';
import type * as parts from '@parlour/ui-kit/parts';
import type * as qr from '@parlour/ui-kit/qr';
import type { ReactNode } from 'react';
import type { Say } from './sampleWords';

type Exported = keyof typeof kit | keyof typeof parts | keyof typeof html | keyof typeof qr;

export interface BookPage {
  readonly title: string;
  /** What of the kit it shows. */
  readonly of: readonly Exported[];
  /** Each state by its name, which is its address too: `#/button/busy`. */
  readonly states: (say: Say) => Readonly<Record<string, ReactNode>>;
  /** For what covers the window: each state stands in a window of its own, so high. */
  readonly windowPx?: number;
}

/** A page of the book. */
export function definePage(page: BookPage): BookPage {
  return page;
}
