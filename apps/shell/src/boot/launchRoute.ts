import { DIRECT_DATA_MAX } from '@parlour/platform/launch';

/**
 * The address a launched page opens at when nobody is logged in (spec sections 2 and 7): the mini-app login, or for data of at most
 * 100 characters the login that sends it directly; the requested address follows. Undefined for an address that is one already.
 */
export function launchRoute(address: string, data: string): string | undefined {
  if (data === '') return undefined;
  const [path = '', query = ''] = address.split('?');
  const asked = new URLSearchParams(query);
  if (path === '/telegram-login' || asked.get('telegram') === '1' || asked.get('type') === '1') return undefined;
  const onward = path === '/login' ? asked : new URLSearchParams(address === '/' ? {} : { redirect: address });
  if (data.length <= DIRECT_DATA_MAX) onward.set('telegram', '1');
  const text = onward.toString();
  return `${data.length > DIRECT_DATA_MAX ? '/telegram-login' : '/login'}${text === '' ? '' : `?${text}`}`;
}
