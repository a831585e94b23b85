import { type AppInfo, getAppInfo } from '@parlour/api-client/endpoints/lobby';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { getVenueBalances } from '@parlour/api-client/endpoints/wallet';
import type { PlatformCall, Topics } from '@parlour/platform';
import type { PollingRate } from '@parlour/platform/remoteConfig';
import type { GenericSchema } from 'valibot';

/** Polling intervals in ms (spec section 9): that of the open route, or the default. */
export const pollingIntervals = {
  balance: { usual: 4300, money: 3500, transfer: 1500 },
  venueBalances: { usual: 4300, money: 3500, transfer: 1500 },
  appInfo: { usual: 30_000, money: 30_000, transfer: 30_000 },
} as const satisfies Record<keyof Topics, Record<PollingRate | 'usual', number>>;

/** Definition of each topic. */
export const topicAnswers: { readonly [Name in keyof Topics]: GenericSchema<unknown, Topics[Name]> } = {
  balance: getBalance.answer.entries.balance,
  venueBalances: getVenueBalances.answer,
  appInfo: getAppInfo.answer,
};

/** The reason for a request: polling, or an action of the player. */
export type TopicCall<Content> = (how: { readonly polled: boolean }) => Promise<Content>;

/** The operator's name and logo are those of the brand, if the site has one: several sites may have one backend. */
function withBrand(info: AppInfo): AppInfo {
  const brand = globalThis.parlourBrand;
  if (brand === undefined) return info;
  const { title, base, logo, intro } = brand;
  return { ...info, title, site_logo: base + logo, ...(intro === 'none' && { intro_video: '' }) };
}

/** How each topic is requested. */
export function topicCalls(call: PlatformCall): { readonly [Name in keyof Topics]: TopicCall<Topics[Name]> } {
  return {
    balance: async (how) => (await call(getBalance, {}, how)).data.balance,
    venueBalances: async (how) => (await call(getVenueBalances, {}, how)).data,
    appInfo: async (how) => withBrand((await call(getAppInfo, {}, how)).data),
  };
}
