/** The Tether symbol in the style of the lucide icons. */
export function TetherIcon({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M5 4.5h14M12 4.5v15" />
      <ellipse cx="12" cy="11" rx="8.5" ry="2.75" />
    </svg>
  );
}
