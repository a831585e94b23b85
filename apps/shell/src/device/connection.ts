interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function connection(): Connection {
  return ('connection' in navigator && (navigator.connection as Connection | null)) || {};
}

/** Whether the phone is asked to save data; no where it does not say. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Whether the network is slower than what is called 4G; no where the phone does not say. */
export function isSlow(): boolean {
  return /2g|3g/.test(connection().effectiveType ?? '');
}
