import type { SwitchControl } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { readPreference, storePreference } from '../device/preferences';
import { post, type TabChannel } from '../device/tabMessages';

/** Something that is on or off on this device, kept as a preference: `word` when it is on. The other tabs look when they hear of it. */
export function createDeviceSwitch(name: string, word: string, channel: TabChannel): SwitchControl {
  const kept = () => readPreference(name) === word;
  const { read, watch, set } = createValue(kept());
  channel.addEventListener('message', ({ data }) => {
    if (Object(data).chosen === name) set(kept());
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
