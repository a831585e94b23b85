/** What a player typed or pasted as a decimal string: comma or point as decimal mark, grouping removed, two decimals kept. */
export function normaliseAmount(typed: string): string {
  const marks = typed
    .replace(/[，、]/g, ',')
    .replace(/[。．]/g, '.')
    .replace(/[^\d.,]/g, '');
  const lastMark = Math.max(marks.lastIndexOf('.'), marks.lastIndexOf(','));
  const digits = (text: string) => text.replace(/\D/g, '');
  const isGrouping = marks[lastMark] === ',' && (marks.length - lastMark - 1 === 3 || marks.indexOf(',') < lastMark);
  if (lastMark < 0 || isGrouping) return trimZeros(digits(marks));
  return `${trimZeros(digits(marks.slice(0, lastMark))) || '0'}.${digits(marks.slice(lastMark)).slice(0, 2)}`;
}

const trimZeros = (whole: string) => whole.replace(/^0+(?=\d)/, '');
