import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { useTopic } from '@parlour/platform';
import { useState } from 'react';
import { totalOf } from './mineRules';

/** Both wallets together; of the polled and the asked-for central wallet, the one that changed last is believed. */
export function useTotal({ balance: asked, gameblance }: UserInfo): string {
  const polled = useTopic('balance');
  const [seen, setSeen] = useState({ polled, asked, latest: polled ?? asked });
  if (seen.polled === polled && seen.asked === asked) return totalOf(seen.latest, gameblance);
  const latest = seen.polled === polled ? asked : (polled ?? asked);
  setSeen({ polled, asked, latest });
  return totalOf(latest, gameblance);
}
