import { DIRECT_DATA_MAX } from '@parlour/platform/launch';

/**
 * The address at which a launched page opens when nobody is logged in (spec sections 2 and 7): the mini-app login, or, for data
 * of at most 100 characters, the login that sends the data itself. The requested address is its redirect target. Undefined when
 * the address already is such a login.
 */
export function launchRoute(address: string, data: string): string | undefined {
  if (data === '') return undefined;
  const [path = '', query = ''] = address.split('?');
  const requested = new URLSearchParams(query);
  if (path === '/telegram-login' || requested.get('telegram') === '1' || requested.get('type') === '1') return undefined;
  const loginQuery = path === '/login' ? requested : new URLSearchParams(address === '/' ? {} : { redirect: address });
  if (data.length <= DIRECT_DATA_MAX) loginQuery.set('telegram', '1');
  const text = loginQuery.toString();
  return `${data.length > DIRECT_DATA_MAX ? '/telegram-login' : '/login'}${text === '' ? '' : `?${text}`}`;
}
