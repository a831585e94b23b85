import { setAutoTransfer } from '@parlour/api-client/endpoints/wallet';
import { usePlatform, useSend, useUser } from '@parlour/platform';
import { useState } from 'react';

export interface AutoTransfer {
  /** Undefined until the user info is there. */
  readonly isOn: boolean | undefined;
  /** The user info did not come: asks for it again. */
  readonly retry: (() => void) | undefined;
  readonly toggle: (isOn: boolean) => Promise<void>;
}

/** Auto transfer as the server has it; the player's wish shows at once and goes back when it is refused. */
export function useAutoTransfer(): AutoTransfer {
  const { session } = usePlatform();
  const user = useUser();
  const { send } = useSend(setAutoTransfer);
  const [wanted, setWanted] = useState<boolean>();
  const toggle = async (isOn: boolean) => {
    if (wanted !== undefined) return;
    setWanted(isOn);
    const sent = await send({ transferstatus: isOn ? 1 : 0 });
    if (sent !== undefined && 'reply' in sent) await session.refresh();
    setWanted(undefined);
  };
  return { isOn: wanted ?? user.data?.transferstatus, retry: user.hasFailed ? user.retry : undefined, toggle };
}
