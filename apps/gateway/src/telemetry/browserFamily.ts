/** Words of the header `User-Agent`, the more special first: each browser also names those that it wants to be taken for. */
const families: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Telegram/, 'Telegram'],
  [/Line\//, 'Line'],
  [/FBA[NV]\//, 'Facebook'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** The family of a browser by its `User-Agent`; all that is kept of it. */
export function browserFamily(userAgent = ''): string {
  return families.find(([word]) => word.test(userAgent))?.[1] ?? 'other';
}
