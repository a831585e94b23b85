import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '#session';
import { LiveContext } from './connection';
import { keys } from './queries';

/** Asks again for what is shown whenever the gateway says that it changed. */
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
        // What happened while nobody told us.
        if (next) refresh();
      },
    });
  }, [api, queries]);

  return <LiveContext value={isLive}>{children}</LiveContext>;
}
