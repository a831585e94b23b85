/** A number that fits a row: its first two characters and its last four. */
export function shortNumber(number: string): string {
  return number.length <= 8 ? number : `${number.slice(0, 2)}…${number.slice(-4)}`;
}
