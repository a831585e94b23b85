/** Resolves in a task of its own: the browser may paint and handle input first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
