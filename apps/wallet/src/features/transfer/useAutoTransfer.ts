import { isApiError } from '@parlour/api-client';
import { setAutoTransfer } from '@parlour/api-client/endpoints/wallet';
import { usePlatform, useSend, useSingleFlight, useUser } from '@parlour/platform';
import { useState } from 'react';

export interface AutoTransfer {
  /** Undefined until the user info has loaded. */
  readonly isOn: boolean | undefined;
  /** The user info failed to load: requests it again. */
  readonly retry: (() => void) | undefined;
  readonly toggle: (isOn: boolean) => Promise<void>;
}

/** The member's auto transfer setting. A change shows at once, and is reverted when the server refuses it. */
export function useAutoTransfer(): AutoTransfer {
  const { session } = usePlatform();
  const user = useUser();
  const { send } = useSend(setAutoTransfer);
  const { run } = useSingleFlight();
  const accepted = user.data?.transferstatus;
  const [requested, setRequested] = useState<{ readonly isOn: boolean; readonly insteadOf: boolean | undefined }>();
  const toggle = (isOn: boolean) =>
    run(async () => {
      setRequested({ isOn, insteadOf: accepted });
      const sent = await send({ transferstatus: isOn ? 1 : 0 });
      const isAccepted = sent !== undefined && 'reply' in sent;
      // If there was no answer, only the user info shows whether the setting was changed.
      const isUnanswered = sent !== undefined && 'error' in sent && isApiError(sent.error) && sent.error.isOutcomeUnknown;
      if (isAccepted || isUnanswered) await session.refresh();
      if (!isAccepted) setRequested(undefined);
    });
  // The value that the server accepted is newer than the user info until that changes.
  const isOn = requested !== undefined && requested.insteadOf === accepted ? requested.isOn : accepted;
  return { isOn, retry: user.hasFailed ? user.retry : undefined, toggle };
}
