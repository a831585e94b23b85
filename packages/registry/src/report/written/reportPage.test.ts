import { memoryStore } from '../../testing/testStore';
import { writeEvening } from '../../testing/testEvening';
import type { ChangeReport } from '../changeReport';
import { usualRules } from '../changes/classRules';
import { createReport } from '../createReport';
import { pageOf } from './reportPage';
import { periodOf } from '../evidence/period';
import { storedEvidence } from '../evidence/sources';

let report: ChangeReport;
beforeAll(async () => {
  const store = memoryStore();
  await writeEvening(store);
  const period = periodOf({ from: '2026-11-25', to: '2026-11-25', zone: 'Asia/Shanghai' });
  const reported = await createReport(storedEvidence('the store', store), { period, rules: usualRules });
  if ('faults' in reported) throw new Error(reported.faults.join('\n'));
  ({ report } = reported);
});

const HOSTILE = '<img src=x onerror="alert(1)">\u202E</style><script>alert(1)</script>';
/** Every text of a report replaced, wherever it stands. */
const hostile = <Value>(value: Value): Value => {
  if (typeof value === 'string') return HOSTILE as Value;
  if (Array.isArray(value)) return value.map(hostile) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one)])) as Value;
};

it('has no script and no markup of a stranger, whichever text they wrote', () => {
  const page = pageOf({ ...hostile(report), period: report.period }, HOSTILE);
  expect(page).not.toMatch(/<script|<img|onerror="|\u202E/i);
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;\\u{202e}');
});

it('links an address of a repository only where it is https', () => {
  const withSource = (repository: string) =>
    pageOf(
      {
        ...report,
        changes: report.changes.map((change) => ({
          ...change,
          apps: change.apps.map((app) => ({
            ...app,
            ...(app.release && {
              release: { ...app.release, provenance: { ...app.release.provenance, source: { repository } } },
            }),
          })),
        })),
      },
      '',
    );
  expect(withSource('https://git.example/wallet')).toContain('<a href="https://git.example/wallet">');
  expect(withSource('javascript:alert(1)')).not.toContain('href="javascript');
});

it('says when nobody but the evidence named the root key, and how to repeat it', () => {
  expect(pageOf(report, 'parlour report --from x')).toContain('<pre>parlour report --from x</pre>');
  expect(pageOf(report, '')).toContain('which only the evidence itself names');
  const named = { ...report, evidence: { ...report.evidence, rootFrom: 'reader' as const } };
  expect(pageOf(named, '')).not.toContain('which only the evidence itself names');
});

it('its times are in the zone of the report', () => {
  expect(pageOf(report, '')).toContain('2026-11-25 03:10:00');
});
