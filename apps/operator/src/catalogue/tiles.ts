/** A square tile in one colour with a short text (up to four characters) before the brand's arches, as SVG. `hue` in degrees. */
export function drawTile(text: string, hue: number): string {
  const size = { 1: 44, 2: 36, 3: 27 }[[...text].length] ?? 21;
  const id = `tile-${Math.round(hue)}`;
  const arches = [40, 31, 22].map((r) => `<path d="M${48 - r},100V52a${r},${r} 0 0 1 ${2 * r},0V100"/>`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    `<defs><linearGradient id="${id}" x2="1" y2="1"><stop stop-color="hsl(${hue} 52% 46%)"/><stop offset="1" stop-color="hsl(${hue} 58% 24%)"/></linearGradient></defs>` +
    `<rect width="96" height="96" rx="22" fill="url(#${id})"/><g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.5">${arches}</g>` +
    `<text x="48" y="49" text-anchor="middle" dominant-baseline="central" font-family="-apple-system,BlinkMacSystemFont,'SF Pro Text',Roboto,'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif" font-size="${size}" font-weight="700" fill="#fff">${escaped(text)}</text></svg>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
