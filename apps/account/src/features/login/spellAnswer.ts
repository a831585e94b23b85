const spelling =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );

/** A captcha's text for screen readers: letters in the NATO alphabet, digits by name. */
export function spellAnswer(answer: string, numbers: readonly string[]): string[] {
  return [...answer].map(
    (character) => numbers[Number(character)] ?? spelling.find((word) => word.startsWith(character.toUpperCase())) ?? character,
  );
}
