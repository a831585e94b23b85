/** Hides the library's warnings about settings that a public server needs; the returned function restores the console. */
export function muteProvider(): () => void {
  const { info, warn } = console;
  const without = (say: typeof info) => (text: unknown) => String(text).includes('oidc-provider ') || say(text);
  Object.assign(console, { info: without(info), warn: without(warn) });
  return () => void Object.assign(console, { info, warn });
}
