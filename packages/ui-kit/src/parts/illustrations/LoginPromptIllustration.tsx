import { useId } from 'react';
import { archPath, brandDoor, drawnDoor, IllustrationGradients, sharedValue, theme } from '@parlour/ui-kit';

/** Illustration of the dialog that asks visitors to log in: a door ajar. */
export function LoginPromptIllustration() {
  const id = useId();
  return (
    <svg width="140" height="150" viewBox="0 0 140 150" fill="none" style={brandDoor} aria-hidden>
      <IllustrationGradients id={id} />
      <g style={drawnDoor}>
        <circle cx="74" cy="80" r="66" fill={`url(#${id}glow)`} />
        <g stroke={sharedValue('artRing')} strokeOpacity=".16">
          <path d={archPath(70, 51, 16, 127)} />
          <path d={archPath(70, 60, 8, 127)} strokeOpacity=".11" />
          <path d={archPath(70, 68.5, 1, 127)} strokeOpacity=".07" />
        </g>
        <path d={archPath(70, 43.5, 23.5, 127)} fill={theme.color.artFrame} />
        <path d={archPath(70, 38, 31.5, 127)} fill={`url(#${id}lit)`} />
        <path d="M85,128.500H108.500L134,148H77.500Z" fill={`url(#${id}floor)`} />
        <path d="M32,127V69.500A38,38 0 0 1 70,31.500L85,43.500V132.500Z" fill={`url(#${id}leaf)`} />
        <path
          d="M39,120.500V72C39,55 52,41.5 69.5,41L78,49V125.500Z"
          stroke={sharedValue('artTrace')}
          strokeOpacity=".35"
          strokeWidth="1.2"
        />
        <circle cx="79.7" cy="87.5" r="2.7" fill={sharedValue('artKnob')} />
      </g>
    </svg>
  );
}
