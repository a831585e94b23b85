import { onCLS, onINP, onLCP } from 'web-vitals';

/** Reports the Web Vitals of this visit when they are final: LCP and INP in ms, CLS as a number. */
export function reportVitals(emit: (name: 'LCP' | 'INP' | 'CLS', value: number) => void): void {
  onLCP(({ value }) => emit('LCP', value));
  onINP(({ value }) => emit('INP', value));
  onCLS(({ value }) => emit('CLS', value));
}
