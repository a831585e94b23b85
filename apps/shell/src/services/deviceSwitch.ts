import type { SwitchControl } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { readPreference, storePreference } from '../device/preferences';
import { post, type TabChannel } from '../device/tabMessages';

/**
 * A switch of this device. It is stored as a preference, with the value `word` while it is on. Other tabs are notified and read
 * it again.
 */
export function createDeviceSwitch(name: string, word: string, channel: TabChannel): SwitchControl {
  const stored = () => readPreference(name) === word;
  const { read, watch, set } = createValue(stored());
  channel.addEventListener('message', ({ data }) => {
    if (Object(data).chosen === name) set(stored());
  });
  return {
    read,
    watch,
    set: (isOn) => {
      storePreference(name, isOn ? word : '');
      set(isOn);
      post(channel, { chosen: name });
    },
  };
}
