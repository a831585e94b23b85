import type { ReactNode } from 'react';
import { EmptyIllustration } from './illustrations/EmptyIllustration';
import { Message } from '@parlour/ui-kit';

export type EmptyStateProps = { title: string; text?: ReactNode; actions?: ReactNode; art?: ReactNode };

/** An empty list: illustration, title, text and actions. */
export function EmptyState({ art = <EmptyIllustration />, ...message }: EmptyStateProps) {
  return <Message {...message} art={art} />;
}
