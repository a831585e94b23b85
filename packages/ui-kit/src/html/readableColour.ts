type Colour = readonly [red: number, green: number, blue: number];

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
/** Difference of the channels below which a colour is a grey. */
const GREY = 24;
const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];

/**
 * Returns the colour closest to one that an editor wrote that is readable on a background (`#rrggbb`). Undefined for greys, which
 * were the text colour of the editor's page, and for invalid colours.
 */
export function readableColour(written: string, background: string): string | undefined {
  const colour = colourOf(written);
  if (colour === undefined || Math.max(...colour) - Math.min(...colour) < GREY) return undefined;
  const behind = colourOf(background) ?? WHITE;
  const goal = luminance(behind) < 0.18 ? WHITE : BLACK;
  const steps = Array.from({ length: 21 }, (_step, at) => mixed(colour, goal, at / 20));
  const [red, green, blue] = steps.find((step) => contrast(step, behind) >= LEAST_CONTRAST) ?? goal;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Parsed by the browser, which knows all notations of colours. */
function colourOf(written: string): Colour | undefined {
  const probe = document.createElement('span');
  probe.style.color = written;
  if (probe.style.color === '') return undefined;
  document.body.append(probe);
  const [, red, green, blue, alpha] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();
  return red === undefined || alpha === '0' ? undefined : [Number(red), Number(green), Number(blue)];
}

function mixed(one: Colour, other: Colour, part: number): Colour {
  const channel = (at: 0 | 1 | 2) => Math.round(one[at] * (1 - part) + other[at] * part);
  return [channel(0), channel(1), channel(2)];
}

function contrast(one: Colour, other: Colour): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
