import type * as kit from '@parlour/ui-kit';
import type * as html from '@parlour/ui-kit/html';
import type * as parts from '@parlour/ui-kit/parts';
import type * as qr from '@parlour/ui-kit/qr';
import type { ReactNode } from 'react';
import type { Translate } from './sampleTexts';

type Exported = keyof typeof kit | keyof typeof parts | keyof typeof html | keyof typeof qr;

export interface BookPage {
  readonly title: string;
  /** The exports of the kit that the page shows. */
  readonly of: readonly Exported[];
  /** The states by name; the name is also part of the URL: `#/button/busy`. */
  readonly states: (t: Translate) => Readonly<Record<string, ReactNode>>;
  /** Renders each state in an iframe of this height; for components that cover the window. */
  readonly windowPx?: number;
}

/** Declares a page of the book. */
export function definePage(page: BookPage): BookPage {
  return page;
}
