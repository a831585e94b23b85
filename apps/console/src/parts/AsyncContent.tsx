import { FailedState, useSettledLoading } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import type { Answer } from '#live';

interface AsyncContentProps<Data> {
  readonly answer: Answer<Data>;
  /** What did not come, as the subject of a sentence: `What is live`. */
  readonly subject: string;
  /** In the shape of the loaded content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows an answer, its skeleton while it loads, or its failure. */
export function AsyncContent<Data>({ answer, subject, skeleton, children }: AsyncContentProps<Data>) {
  const { data, failure, isLoading, retry } = answer;
  const isSkeleton = useSettledLoading(isLoading);
  if (failure !== undefined && !isSkeleton)
    return <FailedState title={`${subject} could not be read`} text={failure} onRetry={retry} busy={isLoading} />;
  if (data === undefined || isSkeleton) return isSkeleton ? <div aria-busy="true">{skeleton}</div> : null;
  return children(data);
}
