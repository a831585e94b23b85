import { onCLS, onINP, onLCP } from 'web-vitals';

interface Measured {
  readonly name: 'LCP' | 'INP' | 'CLS';
  readonly value: number;
  readonly entries: readonly { readonly startTime: number }[];
}

/**
 * Reports the Web Vitals of this visit when they are final: LCP and INP in ms, CLS as a number; and the time of the page's clock at
 * which that was measured.
 */
export function reportVitals(emit: (name: Measured['name'], value: number, time: number) => void): void {
  const report = ({ name, value, entries }: Measured) => emit(name, value, entries[0]?.startTime ?? 0);
  onLCP(report);
  onINP(report);
  onCLS(report);
}
