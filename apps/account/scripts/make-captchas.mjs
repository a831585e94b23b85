// @ts-check
// Draws the 21 captchas anew: node apps/account/scripts/make-captchas.mjs (needs Chromium and ImageMagick's convert). The pictures are committed.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('../public/captcha/', import.meta.url));
const width = 112;
const height = 44;
const count = 21;
const alphabet = 'ACEFHJKMNPRTVWXYacdefhkmnrty34679';
const inks = ['#1F4B48', '#A8481A', '#3A2A78', '#7A1E3A', '#2F5A1E', '#1E4A7A'];
const fonts = ['DejaVu Serif', 'Liberation Serif', 'Noto Serif CJK SC'];

/** @param {number} seed */
function dice(seed) {
  let state = seed * 7919;
  const roll = () => (state = (Math.imul(state, 48271) >>> 0) % 2147483647) / 2147483647;
  for (let warm = 0; warm < 8; warm += 1) roll();
  return {
    /** @param {number} from @param {number} to */
    between: (from, to) => from + roll() * (to - from),
    /** @template T @param {ArrayLike<T>} choices @returns {T} */
    pick: (choices) => choices[Math.floor(roll() * choices.length)],
  };
}

/** @param {number} index */
function draw(index) {
  const { between, pick } = dice(index + 100);
  const signs = /** @type {string[]} */ ([]);
  while (signs.length < 4) {
    const sign = pick(alphabet);
    if (!signs.some((other) => other.toLowerCase() === sign.toLowerCase())) signs.push(sign);
  }
  const firstInk = Math.floor(between(0, inks.length));
  const letters = signs.map((sign, place) => {
    const x = 17 + place * 26 + between(-2, 2);
    const y = 31 + between(-2.5, 2.5);
    return `<text x="${x}" y="${y}" text-anchor="middle" transform="rotate(${between(-17, 17)} ${x} ${y - 9})" font-family="${pick(fonts)}" font-weight="700" font-size="${between(26, 29)}" fill="${inks[(firstInk + place) % inks.length]}">${sign}</text>`;
  });
  const lines = Array.from({ length: 3 }, () => {
    const [a, b, c, d] = [between(6, 38), between(-4, 48), between(-4, 48), between(6, 38)];
    return `<path d="M-4,${a}C36,${b} 76,${c} 116,${d}" fill="none" stroke="#A8703C" stroke-opacity=".55"/>`;
  });
  const dots = Array.from(
    { length: 26 },
    () => `<circle cx="${between(2, 110)}" cy="${between(2, 42)}" r=".9" fill="#5F6C66" opacity=".6"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="display:block"><rect width="100%" height="100%" fill="#EDE3CE"/>${dots.join('')}${lines.join('')}${letters.join('')}</svg>`;
  return { svg, answer: signs.join('') };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --font-render-hinting=none --disable-lcd-text'.split(
    ' ',
  ),
});
const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
const answers = /** @type {Record<string, string>} */ ({});
for (let index = 1; index <= count; index += 1) {
  const name = `captcha-${String(index).padStart(2, '0')}`;
  const { svg, answer } = draw(index);
  await page.setContent(`<body style="margin:0">${svg}`);
  const picture = await page.screenshot();
  execFileSync(
    'convert',
    ['png:-', '-strip', '+dither', '-colors', '48', '-define', 'png:exclude-chunks=date,time', `PNG8:${folder}${name}.png`],
    { input: picture },
  );
  answers[name] = answer;
}
await browser.close();
writeFileSync(`${folder}captcha-answers.json`, `${JSON.stringify(answers, null, 2)}\n`);
