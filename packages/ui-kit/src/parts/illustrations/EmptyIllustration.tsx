import { useId } from 'react';
import { archPath, IllustrationGradients, theme } from '@parlour/ui-kit';

/** Illustration of empty states: an open door with a lamp on a table. */
export function EmptyIllustration() {
  const id = useId();
  return (
    <svg width="200" height="204" viewBox="0 0 200 204" fill="none" aria-hidden>
      <IllustrationGradients id={id} />
      <circle cx="100" cy="112" r="96" fill={`url(#${id}glow)`} opacity=".8" />
      <g stroke={theme.color.artLine}>
        <path d={archPath(100, 69, 26, 171)} />
        <path d={archPath(100, 80, 15, 171)} strokeOpacity=".75" />
        <path d={archPath(100, 91, 4, 171)} strokeOpacity=".5" />
      </g>
      <path d={archPath(100, 58.5, 37, 172)} fill={theme.color.artFrame} />
      <path d={archPath(100, 51, 45, 171)} fill={`url(#${id}lit)`} />
      <path d="M49,172.500H151L189,202H11Z" fill={`url(#${id}floor)`} />
      <g stroke="#5A2412" strokeLinecap="round" strokeLinejoin="round">
        <path d="M80,137L76.5,171M120,137L123.5,171" strokeWidth="4.5" />
        <path d="M100,105V130M91.2,105V130" strokeWidth="2.2" />
        <path d="M94.6,90.500H106L109.5,104.500H91.200Z" fill="#FF8250" strokeWidth="2.2" />
        <path d="M78,133.200H123" strokeWidth="6.5" />
      </g>
    </svg>
  );
}
