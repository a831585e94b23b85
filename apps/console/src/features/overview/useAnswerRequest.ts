import type { PendingRequest } from '@parlour/release-contract/api';
import { useSingleFlight } from '@parlour/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#api';
import { keys, useReleases } from '#live';
import { useToast } from '#parts';
import { useApi } from '#session';

export type Answer = 'approve' | 'decline';

/** The approval or the refusal of a promotion that another person requested; the gateway decides who may answer. */
export function useAnswerRequest({ sequence }: PendingRequest, answer: Answer, onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { data } = useReleases();
  const { run, isRunning } = useSingleFlight();
  const [reason, setReason] = useState(answer === 'approve' ? 'looked at, and approved' : '');
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    if (data === undefined) return;
    setFailure(undefined);
    try {
      const change = { kind: answer, request: sequence };
      const next = await api.apply({ change, reason: reason.trim(), expected: data.manifest.sequence });
      queries.setQueryData(keys.state, next);
      void queries.invalidateQueries({ queryKey: keys.history });
      toast(answer === 'approve' ? `Manifest ${next.manifest.sequence} is live` : `Request ${sequence} declined`, 'success');
      onDone();
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keys.state });
      setFailure(errorMessage(error));
    }
  };
  return { reason, setReason, send: () => void run(send), isBusy: isRunning, failure };
}
