import { StatusChip, type StatusTone } from '@parlour/ui-kit/parts';
import { type Connection, useConnection } from '#live';

const tones: Readonly<Record<Connection, StatusTone>> = { connecting: 'grey', live: 'success', polling: 'info', lost: 'danger' };
const labels: Readonly<Record<Connection, string>> = {
  connecting: 'connecting',
  live: 'live',
  polling: 'polling every 5 s',
  lost: 'connection lost',
};

/** Status of the connection to the gateway. */
export function ConnectionChip() {
  const { connection } = useConnection();
  return <StatusChip tone={tones[connection]}>{labels[connection]}</StatusChip>;
}
