import type { CSSProperties } from 'react';

/** A picture of the brand behind a drawing, and the drawing, which is hidden where a brand has one. */
const art = (picture: string): CSSProperties => ({ background: `var(${picture}) center / contain no-repeat` });
const drawn = (visibility: string): CSSProperties => ({ visibility: `var(${visibility})` as 'visible' });

export const brandLogo = art('--brand-logo');
export const drawnLogo = drawn('--drawn-logo');
export const brandDoor = art('--brand-door');
export const drawnDoor = drawn('--drawn-door');
