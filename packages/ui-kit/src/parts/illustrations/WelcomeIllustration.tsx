import { useId } from 'react';
import { archPath, brandDoor, drawnDoor, IllustrationGradients, sharedValue, theme } from '@parlour/ui-kit';

/** Illustration of login and notices: an open door with `rings` around it; its lower part may be covered. */
export function WelcomeIllustration({ rings = 5, height = 132 }: { rings?: number; height?: number }) {
  const id = useId();
  return (
    <svg width="240" height={height} viewBox={`0 0 240 ${height}`} fill="none" overflow="visible" style={brandDoor} aria-hidden>
      <IllustrationGradients id={id} glow="rgba(255,130,80,.62)" />
      <clipPath id={`${id}arch`}>
        <path d={archPath(120, 40, 49, 190)} />
      </clipPath>
      <g style={drawnDoor}>
        <circle cx="120" cy="118" r="122" fill={`url(#${id}glow)`} />
        {Array.from({ length: rings }, (_, ring) => (
          <circle
            key={ring}
            cx="120"
            cy="124"
            r={70 + ring * 13}
            stroke={sharedValue('artRing')}
            strokeOpacity={Math.max(0.05, 0.2 - ring * 0.015)}
          />
        ))}
        <path d={archPath(120, 48, 41, 190)} fill={theme.color.artFrame} />
        <g clipPath={`url(#${id}arch)`}>
          <path d="M80,49H160V190H80Z" fill={`url(#${id}lit)`} />
          <path d="M80,49H106V190H80Z" fill={`url(#${id}leaf)`} />
          <path d="M86,190V92C86,78 91,70 100,63V190" stroke={sharedValue('artTrace')} strokeOpacity=".35" strokeWidth="1.2" />
          <circle cx="101" cy="121" r="2.5" fill={sharedValue('artKnob')} />
          <g stroke="#6B2A13" strokeLinecap="round" strokeLinejoin="round">
            <path d="M129,105V126M116,136V180M142,136V180" strokeWidth="2.6" />
            <path d="M124.5,91.500H133.500L139,105H119Z" fill="#FF8250" strokeWidth="2.2" />
            <path d="M112,127.500H146" strokeWidth="3.2" />
          </g>
        </g>
      </g>
    </svg>
  );
}
