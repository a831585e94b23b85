const rings = Array.from({ length: 9 }, (_, ring) => ({
  r: 104 - ring * 11,
  x: 6 + ring * 11,
  opacity: 0.16 - ring * 0.0096,
}));

/** Decorative pattern of nine arches in the current colour. */
export function ArchPattern({ strength = 1 }: { strength?: number }) {
  return (
    <svg width="220" height="100%" fill="none" stroke="currentColor" aria-hidden>
      {rings.map(({ r, x, opacity }) => (
        <path key={r} d={`M${x},900V110a${r},${r} 0 0 1 ${2 * r},0V900`} strokeOpacity={opacity * strength} />
      ))}
    </svg>
  );
}
