// @ts-check
const { runInThisContext } = require('node:vm');

/**
 * A loader for drawings of lucide's: all lines of one become one path, which is some hundred elements fewer on a screen and shorter to
 * send.
 * @param {string} source
 */
module.exports = (source) => {
  const drawing = /^const __iconData = (\{.*?^\});$/ms.exec(source)?.[1];
  if (drawing === undefined) throw new Error('a drawing of lucide’s is not written as it was');
  /** @type {{ node: [string, Record<string, string>][] }} */
  const { node } = runInThisContext(`(${drawing})`);
  return `import createIcon from '../createLucideIcon.mjs';
const Icon = /* @__PURE__ */ createIcon(${JSON.stringify(node.map(pathOf).join(''))});
export { Icon as default };
`;
};

/** @type {Record<string, (numbers: Record<string, number>) => string>} */
const outlines = {
  circle: ({ cx, cy, r }) => ellipse(cx, cy, r, r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(cx, cy, rx, ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  rect: ({ x = 0, y = 0, width, height, rx = 0, ry = rx }) => {
    const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => (rx ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
    const sides = [`h${width - 2 * rx}`, `v${height - 2 * ry}`, `h${2 * rx - width}`, `v${2 * ry - height}`];
    const corners = [corner(rx, ry), corner(-rx, ry), corner(-rx, -ry), corner(rx, -ry)];
    return `M${x + rx} ${y}${sides.map((side, at) => side + corners[at]).join('')}z`;
  },
};

/** What a path begins with counts from where the one before has ended. @param {[string, Record<string, string>]} shape */
function pathOf([name, { key: _key, ...attributes }]) {
  const { d, points } = attributes;
  if (name === 'path' && d !== undefined && Object.keys(attributes).length === 1) return d.startsWith('m') ? `M0 0${d}` : d;
  if (/^poly(gon|line)$/.test(name) && points !== undefined) return `M${points}${name === 'polygon' ? 'z' : ''}`;
  const outline = outlines[name];
  // A dot so small that its line fills it.
  if (attributes.fill === 'currentColor' && Number(attributes.r) <= 0.5) delete attributes.fill;
  const numbers = Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [attribute, Number(value)]));
  if (!outline || Object.values(numbers).some(Number.isNaN)) {
    throw new Error(`${name} ${JSON.stringify(attributes)} is not a line that can be part of a path`);
  }
  return outline(numbers);
}

/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry */
function ellipse(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}
