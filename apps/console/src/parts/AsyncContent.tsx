import { FailedState, useSettledLoading } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import type { Answer } from '#live';

interface AsyncContentProps<Data> {
  readonly answer: Answer<Data>;
  /** Subject of the error message: `Traffic`. */
  readonly subject: string;
  /** Placeholder of the size of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Renders loaded data, its skeleton while it loads, or an error with a retry button. */
export function AsyncContent<Data>({ answer, subject, skeleton, children }: AsyncContentProps<Data>) {
  const { data, failure, isLoading, retry } = answer;
  const isSkeleton = useSettledLoading(isLoading);
  if (failure !== undefined && !isSkeleton)
    return <FailedState title={`${subject} could not be loaded`} text={failure} onRetry={retry} busy={isLoading} />;
  if (data === undefined || isSkeleton) return isSkeleton ? <div aria-busy="true">{skeleton}</div> : null;
  return children(data);
}
