/** What stands in these, one after the other: jsdom's Blob has no text(). With fake timers, which read nothing by themselves, too. */
export function readText(blobs: readonly Blob[]): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(new Blob([...blobs]));
    void jest.runOnlyPendingTimersAsync();
  });
}
