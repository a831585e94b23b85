import { DrizzleQueryError } from 'drizzle-orm';
import { describeError } from './describeError';

it('a failed query is told by its code and its SQL, without the values in it', () => {
  const cause = Object.assign(new Error('value too long: "6214831200889021"'), {
    code: '22001',
    detail: 'Key (bank_no)=(6214831200889021)',
  });
  const told = describeError(new DrizzleQueryError('insert into "cards" values ($1, $2)', ['6214831200889021', '林澜'], cause));
  expect(told).toContain('Failed query (22001): insert into "cards" values ($1, $2)');
  expect(told).toContain('describeError.test.ts');
  expect(told).not.toMatch(/6214831200889021|林澜/);
});

it('any other error is told with where it came from', () => {
  expect(describeError(new Error('The site has no row.'))).toMatch(
    /^Error: The site has no row\.\n\s+at .*describeError\.test\.ts/,
  );
  expect(describeError('a text that could be anything')).toBe('string');
});
