import { downloadAddress, framedAddress, sandboxOf } from '@parlour/ui-kit/parts';
import { foreignAddresses, hostileAddresses } from './addressSpellings';

describe('attacks: addresses of the backend, read', () => {
  it.each(hostileAddresses)('%j is not framed, followed or opened', (url) => expect(framedAddress(url)).toBeUndefined());
  it.each(hostileAddresses)('%j is not downloaded', (url) => expect(downloadAddress(url)).toBeUndefined());
  it.each(foreignAddresses)('%j is framed as another site, in a sandbox that keeps it there', (url) => {
    const address = framedAddress(url);
    const allowances = address && sandboxOf(address)?.split(' ');
    expect(address?.origin).not.toBe(location.origin);
    expect(allowances).toContain('allow-scripts');
    expect(allowances?.filter((allowance) => /top|modals|downloads|storage|presentation/.test(allowance))).toEqual([]);
  });
});
