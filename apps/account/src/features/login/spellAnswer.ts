const spelling =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );

/** A captcha's text for screen readers: a word that begins with each letter, and each digit by its name. */
export function spellAnswer(answer: string, numbers: readonly string[]): string[] {
  return [...answer].map((sign) => numbers[Number(sign)] ?? spelling.find((word) => word.startsWith(sign.toUpperCase())) ?? sign);
}
