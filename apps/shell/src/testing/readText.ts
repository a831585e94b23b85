/** Reads the text of these blobs one after the other, because jsdom's Blob has no text(). Also works with fake timers. */
export function readText(blobs: readonly Blob[]): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(new Blob([...blobs]));
    void jest.runOnlyPendingTimersAsync();
  });
}
