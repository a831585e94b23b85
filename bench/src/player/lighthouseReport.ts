/** The part of a Lighthouse report that is used; see https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/types/lhr/lhr.d.ts */
export interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Category {
  readonly title: string;
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

/** Score of a category, 0 to 100. */
export function pointsOf(category: Category): number {
  return Math.round((category.score ?? 0) * 100);
}

/** The audits that cost points, one line each: title, value and lost points of 100. */
export function lostPoints({ categories, audits }: Report): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) => {
    const counted = auditRefs.filter(({ id, weight }) => weight > 0 && typeof audits[id]?.score === 'number');
    const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
    return counted.flatMap(({ id, weight }) => {
      const { title: audit = id, score, displayValue } = audits[id] ?? {};
      const lost = ((1 - (score ?? 1)) * weight * 100) / whole;
      if (lost === 0) return [];
      return [`${title}: ${audit}${displayValue === undefined ? '' : ` (${displayValue})`}, ${lost.toFixed(1)} points`];
    });
  });
}
