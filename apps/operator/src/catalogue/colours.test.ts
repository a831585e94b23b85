import { turnHue } from './colours';

it('grey keeps its shade and ids are left alone', () => {
  const drawing = '<path fill="#888" stroke="url(#ace)"/>';
  expect(turnHue(drawing, 120)).toBe(drawing);
});

it('red turned by a third is a calmer green', () => {
  expect(turnHue('<path fill="#f00"/>', 120)).toBe('<path fill="#20df20"/>');
});

it('no turn changes nothing', () => {
  expect(turnHue('<path fill="#f0A"/>', 0)).toBe('<path fill="#f0A"/>');
});
