/** Whether the background in a messenger's theme parameters is dark or light; undefined without one. */
export function messengerTheme(params: string | undefined): 'dark' | 'light' | undefined {
  const ground = /"bg_color":\s*"#([\da-f]{6})"/i.exec(params ?? '')?.[1];
  if (ground === undefined) return undefined;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(ground.slice(at, at + 2), 16)) as [number, number, number];
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128 ? 'dark' : 'light';
}
