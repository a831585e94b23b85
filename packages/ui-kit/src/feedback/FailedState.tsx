import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { failureReference } from './failureReference';
import { OutageIllustration } from '../illustrations/OutageIllustration';
import { Message } from './Message';

export type FailedStateProps = {
  title: string;
  text?: ReactNode;
  onRetry: () => void;
  retryLabel?: string;
  busy?: boolean;
};

/** Replaces a list that failed to load. Shows the id of the last failed request. */
export function FailedState({ title, text, onRetry, retryLabel = 'Try again', busy }: FailedStateProps) {
  const retry = (
    <Button variant="secondary" size="medium" busy={busy} icon={<RotateCw size={18} strokeWidth={2} />} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return <Message title={title} text={text} actions={retry} meta={failureReference()} />;
}

export type RemoteFailedProps = FailedStateProps & { actions?: ReactNode; meta?: ReactNode };

/** Shown instead of a remote that failed to load; `meta` is the small print for support. */
export function RemoteFailed({ title, text, onRetry, retryLabel = 'Try again', busy, actions, meta }: RemoteFailedProps) {
  const buttons = (
    <>
      <Button size="medium" busy={busy} icon={<RotateCw size={18} strokeWidth={2} />} onClick={onRetry}>
        {retryLabel}
      </Button>
      {actions}
    </>
  );
  return <Message size="large" art={<OutageIllustration />} title={title} text={text} actions={buttons} meta={meta} />;
}
