import { useId } from 'react';

/** The console's logo. */
export function ConsoleLogo({ size = 28 }: { size?: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#FFA87C" />
        <stop offset="1" stopColor="#F0622B" />
      </linearGradient>
      <g stroke={`url(#${id})`} strokeWidth="2.6" strokeLinecap="round">
        <path d="M2.500 25V13.500a11.500 11.500 0 0 1 23 0V25" />
        <path d="M7.500 25V13.500a6.500 6.500 0 0 1 13 0V25" opacity=".82" />
        <path d="M12 25v-9.500a2 2 0 0 1 4 0V25" fill="#FFE7C2" stroke="none" />
      </g>
    </svg>
  );
}
