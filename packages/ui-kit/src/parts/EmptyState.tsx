import type { ReactNode } from 'react';
import { LampDoor } from './LampDoor';
import { Message } from '@parlour/ui-kit';

export type EmptyStateProps = { title: string; text?: ReactNode; actions?: ReactNode; art?: ReactNode };

/** Nothing here yet: a lit door instead, a sentence and where to go. */
export function EmptyState({ art = <LampDoor />, ...words }: EmptyStateProps) {
  return <Message {...words} art={art} />;
}
