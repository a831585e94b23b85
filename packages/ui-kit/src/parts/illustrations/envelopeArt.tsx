const arches =
  'M26,340V250a104,104 0 0 1 208,0V340M37,340V250a93,93 0 0 1 186,0V340M48,340V250a82,82 0 0 1 164,0V340M59,340V250a71,71 0 0 1 142,0V340M70,340V250a60,60 0 0 1 120,0V340M81,340V250a49,49 0 0 1 98,0V340M92,340V250a38,38 0 0 1 76,0V340M103,340V250a27,27 0 0 1 54,0V340';
const leaf = 'M-18,12C-8,-2 6,-2 8,-14c8,10 4,22 -8,26Z';

/** The arches and leaves on an envelope of 260 × 340. */
export function EnvelopePattern() {
  return (
    <>
      <path stroke="#FFD9A0" strokeOpacity=".2" strokeWidth="1.200" d={arches} />
      <g fill="#FFD9A0" opacity=".5">
        {['translate(34 312)', 'matrix(-1 0 0 1 226 312)'].map((place) => (
          <g key={place} transform={place}>
            <path d={leaf} opacity=".8" />
            <circle cx="-8" cy="-8" r="3" />
            <circle cx="14" cy="6" r="2" />
          </g>
        ))}
      </g>
    </>
  );
}

/** The red gradient of an envelope. */
export function EnvelopeGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} x2=".3" y2="1">
      <stop stopColor="#EE4B37" />
      <stop offset=".55" stopColor="#CF2A2E" />
      <stop offset="1" stopColor="#9A1526" />
    </linearGradient>
  );
}
