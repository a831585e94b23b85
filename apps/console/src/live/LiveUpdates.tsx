import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '#session';
import { LiveContext } from './connection';
import { keys } from './queries';

/** Refetches the shown data whenever the gateway reports a change. */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const api = useApi();
  const queries = useQueryClient();
  const [isLive, setLive] = useState<boolean>();

  useEffect(() => {
    const refresh = () => {
      void queries.invalidateQueries({ queryKey: keys.state });
      void queries.invalidateQueries({ queryKey: keys.history });
    };
    return api.listen({
      onChange: refresh,
      onLive: (next) => {
        setLive(next);
        // Loads changes that were missed while disconnected.
        if (next) refresh();
      },
    });
  }, [api, queries]);

  return <LiveContext value={isLive}>{children}</LiveContext>;
}
