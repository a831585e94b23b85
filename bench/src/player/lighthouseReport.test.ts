import { lostPoints, pointsOf, type Report } from './lighthouseReport';

const report: Report = {
  categories: {
    performance: {
      title: 'Performance',
      score: 0.915,
      auditRefs: [
        { id: 'lcp', weight: 25 },
        { id: 'tbt', weight: 30 },
        { id: 'cls', weight: 45 },
        { id: 'hint', weight: 0 },
      ],
    },
    accessibility: {
      title: 'Accessibility',
      score: 1,
      auditRefs: [
        { id: 'manual', weight: 5 },
        { id: 'names', weight: 5 },
      ],
    },
  },
  audits: {
    lcp: { title: 'Largest Contentful Paint', score: 0.9, displayValue: '2.6 s' },
    tbt: { title: 'Total Blocking Time', score: 0.8 },
    cls: { title: 'Cumulative Layout Shift', score: 1 },
    hint: { title: 'A hint', score: 0 },
    manual: { title: 'For people', score: null },
    names: { title: 'Names', score: 1 },
  },
};

it('names each audit that cost points, and how many', () => {
  expect(lostPoints(report)).toEqual([
    'Performance: Largest Contentful Paint (2.6 s), 2.5 points',
    'Performance: Total Blocking Time, 6.0 points',
  ]);
});

it.each([
  [0.915, 92],
  [1, 100],
  [null, 0],
])('a score of %p is %d points', (score, points) => expect(pointsOf({ title: '', score, auditRefs: [] })).toBe(points));
