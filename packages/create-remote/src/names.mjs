// @ts-check

const LONGEST = 24;

/** Names that mean something else where a remote's name is used. @type {Readonly<Record<string, string>>} */
const reserved = {
  constructor: 'every object of JavaScript has a property of this name',
  registry: "the registry's own key has this name",
};

/**
 * Why a new remote cannot have this name; undefined when it can.
 * @param {string} name
 * @param {{ packages: readonly string[], owners: ReadonlyMap<string, string> }} site the names of its packages, and who owns each path
 * @returns {string | undefined}
 */
export function refusalOf(name, { packages, owners }) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > LONGEST)
    return `"${name}" is no name for a remote: take lower-case letters, with single hyphens between words, ${LONGEST} at most, like bingo or lucky-wheel.`;
  if (packages.includes(`@parlour/${name}`)) return `"${name}" is taken: there is a package @parlour/${name}.`;
  if (Object.hasOwn(reserved, name)) return `"${name}" is reserved: ${reserved[name]}.`;
  const taken = [...owners].find(([path]) => path.toLowerCase() === `/${name}`);
  return taken && `"${name}" is taken: ${taken[0]} is a path of ${taken[1]}.`;
}

/**
 * A text of the template for a remote of another name: `example` in each of its spellings, and the platform of today.
 * @param {string} text @param {string} name @param {string} platformVersion
 */
export function filled(text, name, platformVersion) {
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return text
    .replaceAll(/\bExample\b/g, capital(words.join(' ')))
    .replaceAll('Example', pascal)
    .replaceAll(/example(?=[A-Z])/g, pascal[0]?.toLowerCase() + pascal.slice(1))
    .replaceAll('example', name)
    .replace(/(?<=platformVersion: '\^)[^']+/, platformVersion);
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
