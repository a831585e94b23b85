import { onCLS, onINP, onLCP } from 'web-vitals';

/** Tells the Web Vitals of this visit as they are final: LCP and INP in ms, CLS as a number. */
export function reportVitals(tell: (name: 'LCP' | 'INP' | 'CLS', value: number) => void): void {
  onLCP(({ value }) => tell('LCP', value));
  onINP(({ value }) => tell('INP', value));
  onCLS(({ value }) => tell('CLS', value));
}
