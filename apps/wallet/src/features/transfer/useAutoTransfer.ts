import { setAutoTransfer } from '@parlour/api-client/endpoints/wallet';
import { usePlatform, useSend, useSingleFlight, useUser } from '@parlour/platform';
import { useState } from 'react';

export interface AutoTransfer {
  /** Undefined until the user info is there. */
  readonly isOn: boolean | undefined;
  /** The user info failed to load: requests it again. */
  readonly retry: (() => void) | undefined;
  readonly toggle: (isOn: boolean) => Promise<void>;
}

/** Auto transfer as the server has it; a change shows at once, is reverted when it is refused, and stays when it is accepted. */
export function useAutoTransfer(): AutoTransfer {
  const { session } = usePlatform();
  const user = useUser();
  const { send } = useSend(setAutoTransfer);
  const { run } = useSingleFlight();
  const told = user.data?.transferstatus;
  const [wish, setWish] = useState<{ readonly isOn: boolean; readonly insteadOf: boolean | undefined }>();
  const toggle = (isOn: boolean) =>
    run(async () => {
      setWish({ isOn, insteadOf: told });
      const sent = await send({ transferstatus: isOn ? 1 : 0 });
      if (sent !== undefined && 'reply' in sent) await session.refresh();
      else setWish(undefined);
    });
  // Until the user info changes, the value that the server accepted is newer.
  const isOn = wish !== undefined && wish.insteadOf === told ? wish.isOn : told;
  return { isOn, retry: user.hasFailed ? user.retry : undefined, toggle };
}
