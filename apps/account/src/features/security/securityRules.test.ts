import { hiddenContact, missingCount } from './securityRules';

const full = { mobile: '13800138000', email: 'demo@ardelle.example', birthday: '1990-06-18' };

it.each([
  [full, 0],
  [{ ...full, birthday: '' }, 1],
  [{ ...full, mobile: ' ', email: '' }, 2],
  [{ mobile: '', email: '', birthday: '' }, 3],
])('of %j %d fields are missing', (user, count) => {
  expect(missingCount(user)).toBe(count);
});

it.each([
  [full, '138****8000'],
  [{ ...full, mobile: '8613800138000' }, '86138****8000'],
  [{ ...full, mobile: '' }, 'd***@ardelle.example'],
  [{ ...full, mobile: '1234567' }, '*******'],
  [{ ...full, mobile: '', email: 'nobody' }, ''],
  [{ ...full, mobile: '', email: '@ardelle.example' }, ''],
  [{ mobile: '', email: '', birthday: '' }, ''],
])('%j is shown as %p', (user, shown) => {
  expect(hiddenContact(user)).toBe(shown);
});
