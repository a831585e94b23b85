interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function connection(): Connection {
  return ('connection' in navigator && (navigator.connection as Connection | null)) || {};
}

/** Whether the phone has data saving on; false where it does not report it. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Whether the network is slower than 4G; false where the phone does not report it. */
export function isSlow(): boolean {
  return /2g|3g/.test(connection().effectiveType ?? '');
}
