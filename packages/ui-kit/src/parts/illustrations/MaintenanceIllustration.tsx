import { useId } from 'react';
import { archPath, IllustrationGradients, theme } from '@parlour/ui-kit';

/** Illustration of maintenance: closed doors. */
export function MaintenanceIllustration() {
  const id = useId();
  return (
    <svg width="230" height="244" viewBox="0 0 230 244" fill="none" aria-hidden>
      <IllustrationGradients id={id} />
      <circle cx="115" cy="125" r="110" fill={`url(#${id}glow)`} opacity=".3" />
      <g stroke={theme.color.artLine}>
        <path d={archPath(115, 86, 29, 210)} />
        <path d={archPath(115, 99, 16, 210)} strokeOpacity=".75" />
        <path d={archPath(115, 113, 2, 210)} strokeOpacity=".5" />
      </g>
      <path d={archPath(115, 72, 43, 210)} fill={theme.color.artFrame} />
      <path d={archPath(115, 63, 52, 210)} fill={`url(#${id}leaf)`} />
      <path d="M115,52V210" stroke={theme.color.artFrame} strokeWidth="3" />
      <g stroke="#A9D6CB" strokeOpacity=".35" strokeWidth="1.6">
        <path d="M65.5,136V112C65.5,88 84,68.5 106.5,67.500V136ZM65.5,149H106.500V196.500H65.500Z" />
        <path d="M164.5,136V112C164.5,88 146,68.5 123.5,67.500V136ZM164.5,149H123.500V196.500H164.500Z" />
      </g>
      <g fill="#FFB07C">
        <circle cx="107" cy="142.5" r="4" />
        <circle cx="123" cy="142.5" r="4" />
        <rect x="50.5" y="207.5" width="129" height="3.5" rx="1.7" />
      </g>
      <path d="M52,212H178L204,242H27Z" fill={`url(#${id}floor)`} />
    </svg>
  );
}
