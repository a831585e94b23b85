// @ts-check
// Renders the intro videos: node apps/operator/art/make-intro.mjs (needs Chromium and ffmpeg). All are committed: Ardelle's, and
// with `--plain` the site's own without any brand, as WebM and as MP4.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const isPlain = process.argv.includes('--plain');
const file = isPlain ? '../../lobby/src/features/home/welcome/intro.webm' : 'intro.webm';
const width = 720;
const height = 1280;
const framesPerSecond = 30;
const seconds = 4;

/** @param {string} name */
const drawing = (name) => {
  const svg = readFileSync(new URL(`${name}.svg`, import.meta.url), 'utf8');
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
};
const mark = drawing('mark');
const word = drawing('wordmark').slice(drawing('wordmark').lastIndexOf('<path'));

/** How far a move between two moments has come, eased in and out. @param {number} time @param {number} from @param {number} to */
const progress = (time, from, to) => {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

const floor = 940;
/** @param {number} radius @param {number} top */
const arch = (radius, top) => `M${360 - radius},${floor}V${top + radius}a${radius},${radius} 0 0 1 ${2 * radius},0V${floor}Z`;
const arches = Array.from({ length: 9 }, (_, ring) => {
  const radius = 172 + ring * 26;
  return `<path d="M${360 - radius},${floor}V506a${radius},${radius} 0 0 1 ${2 * radius},0V${floor}" stroke-opacity="${0.2 - ring * 0.018}"/>`;
}).join('');
const panels = [
  [236, 476, 86, 160],
  [236, 668, 86, 220],
]
  .map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="none" stroke="#fff" stroke-opacity=".07" transform="translate(2 3)"/>`)
  .join('');
const leaf = `<g clip-path="url(#half)"><path d="${arch(140, 366)}" fill="url(#wood)"/>${panels}<circle cx="340" cy="690" r="8" fill="#EDBB4F"/></g>`;

/** @param {number} time */
function frame(time) {
  const lamp = progress(time, 0.1, 0.9);
  const open = progress(time, 0.8, 2.3);
  const rise = progress(time, 1.7, 2.7);
  const name = progress(time, 2.4, 3.1);
  const zoom = 1 + 0.07 * progress(time, 0, 4);
  const thickness = 1 - 0.86 * open;
  const slant = 7 * open;
  const reach = 150 + 330 * open;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block"><defs>
<radialGradient id="night" cx=".5" cy=".45" r=".8"><stop stop-color="#20413F"/><stop offset=".55" stop-color="#12262A"/><stop offset="1" stop-color="#0B1416"/></radialGradient>
<radialGradient id="glow"><stop stop-color="#FF8A50" stop-opacity=".75"/><stop offset=".45" stop-color="#FF8250" stop-opacity=".22"/><stop offset="1" stop-color="#FF8250" stop-opacity="0"/></radialGradient>
<radialGradient id="room" gradientUnits="userSpaceOnUse" cx="360" cy="600" r="420"><stop stop-color="#FFF3DC"/><stop offset=".4" stop-color="#FFD9A0"/><stop offset="1" stop-color="#E8743C"/></radialGradient>
<linearGradient id="spill" x2="0" y2="1"><stop stop-color="#FFD9A0" stop-opacity=".85"/><stop offset=".5" stop-color="#FF8250" stop-opacity=".28"/><stop offset="1" stop-color="#FF8250" stop-opacity="0"/></linearGradient>
<linearGradient id="wood" x2="1" y2="1"><stop stop-color="#5A2A16"/><stop offset=".6" stop-color="#381608"/><stop offset="1" stop-color="#240D05"/></linearGradient>
<clipPath id="half"><rect x="200" y="340" width="160" height="620"/></clipPath><clipPath id="doorway"><path d="${arch(140, 366)}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="url(#night)" opacity="${0.35 + 0.65 * lamp}"/>
<g transform="translate(360 700) scale(${zoom}) translate(-360 -700)">
<g fill="none" stroke="#FFE0C8" stroke-width="2" opacity="${0.25 + 0.75 * lamp}">${arches}</g>
<circle cx="360" cy="600" r="${380 + 160 * open}" fill="url(#glow)" opacity="${0.25 * lamp + 0.75 * open}"/>
<rect x="-80" y="${floor}" width="880" height="500" fill="#070E10" opacity=".75"/>
<path d="M220,${floor}H500L${360 + reach},1290H${360 - reach}Z" fill="url(#spill)" opacity="${0.1 * lamp + 0.6 * open}"/>
<path d="${arch(156, 350)}" fill="#0E1B1D"/><path d="${arch(156, 350)}" fill="none" stroke="#FFB48A" stroke-opacity="${0.2 + 0.5 * lamp}" stroke-width="3"/>
<g clip-path="url(#doorway)"><path d="${arch(140, 366)}" fill="url(#room)"/>
<g transform="translate(220 0) skewY(${slant}) scale(${thickness} 1) translate(-220 0)">${leaf}</g>
<g transform="translate(500 0) scale(-1 1) skewY(${slant}) scale(${thickness} 1) translate(-220 0)">${leaf}</g></g>
<rect x="222" y="${floor - 4}" width="276" height="6" rx="3" fill="#FFE7C2" opacity="${lamp}"/>
${isPlain ? '</g></svg>' : `<g opacity="${rise}" transform="translate(360 ${690 - 50 * rise}) scale(${3.1 + 0.9 * rise}) translate(-24 -24)">${mark}</g></g>
<g opacity="${name}" transform="translate(360 ${1128 - 16 * name}) scale(3.2) translate(-109.5 -24)">${word}</g></svg>`}`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' '),
});
const page = await browser.newPage({ viewport: { width, height } });
const common = '-an -pix_fmt yuv420p -map_metadata -1 -fflags +bitexact';
const webm = `-c:v libvpx-vp9 -crf 33 -b:v 0 -row-mt 1 ${common} ${pathOf(file)}`;
// Safari before 17.4 on an iPhone plays no WebM.
const mp4 = `-c:v libx264 -profile:v main -preset veryslow -crf 29 -movflags +faststart ${common} ${pathOf(file.replace('webm', 'mp4'))}`;
const frames = `-y -loglevel error -f image2pipe -framerate ${framesPerSecond} -c:v png -i -`;
const encoder = spawn('ffmpeg', [frames, webm, ...(isPlain ? [mp4] : [])].join(' ').split(' '), {
  stdio: ['pipe', 'inherit', 'inherit'],
});
for (let index = 0; index < seconds * framesPerSecond; index += 1) {
  await page.setContent(`<body style="margin:0;background:#0B1416">${frame(index / framesPerSecond)}`);
  if (!encoder.stdin.write(await page.screenshot())) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();
await once(encoder, 'close');
await browser.close();

/** @param {string} name */
function pathOf(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}
