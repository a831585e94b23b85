/** Rotates the hue of every hex colour of a drawing; lightness stays, large rotations lose a little saturation. */
export function turnHue(svg: string, degrees: number): string {
  if (degrees === 0) return svg;
  return svg.replace(/(?<!\()#([\da-f]{6}|[\da-f]{3})(?=")/gi, (_, hex: string) => turned(hex, degrees));
}

function turned(hex: string, degrees: number): string {
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  const top = Math.max(red, green, blue);
  const bottom = Math.min(red, green, blue);
  const span = top - bottom;
  if (span === 0) return `#${hex}`;
  const sixth = top === red ? (green - blue) / span : top === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  const hue = sixth * 60 + degrees;
  const lightness = (top + bottom) / 2;
  const calm = 1 - Math.min(Math.abs(degrees), 100) / 400;
  const saturation = (calm * span) / (1 - Math.abs(2 * lightness - 1));
  return fromHsl(hue, saturation, lightness);
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
