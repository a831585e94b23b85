import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { sbomOf } from './sbom';

const release = { name: 'wallet', version: '1.2.0' };
const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const packages = [
  { name: '@tanstack/query-core', version: '5.108.0', licence: 'MIT', integrity },
  { name: 'dompurify', version: '3.4.18', licence: '(MPL-2.0 OR Apache-2.0)', integrity },
  { name: '@parlour/ui-kit', version: '0.2.0', licence: 'UNLICENSED' },
  { name: 'odd', version: '1.0.0', licence: 'SEE LICENSE IN LICENSE' },
];

it('is CycloneDX as its schema demands, strictly', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  await expect(validator.validate(await sbomOf(release, packages))).resolves.toBeNull();
  await expect(validator.validate((await sbomOf(release, packages)).replace('"library"', '"book"'))).resolves.not.toBeNull();
});

it('names each package with its version, licence and hash, and whose release it is', async () => {
  const sbom = JSON.parse(await sbomOf(release, packages));
  expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'wallet', version: '1.2.0' });
  const [query, kit, purify, odd] = ['query-core', 'ui-kit', 'dompurify', 'odd'].map((name) =>
    sbom.components.find((one: { name: string }) => one.name === name),
  );
  expect(query).toMatchObject({
    group: '@tanstack',
    version: '5.108.0',
    purl: 'pkg:npm/%40tanstack/query-core@5.108.0',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
  });
  expect(purify.licenses).toEqual([{ expression: '(MPL-2.0 OR Apache-2.0)' }]);
  expect(kit).toMatchObject({ licenses: [{ license: { name: 'UNLICENSED' } }] });
  expect(kit.hashes).toBeUndefined();
  expect(odd.licenses).toEqual([{ license: { name: 'SEE LICENSE IN LICENSE' } }]);
  expect(sbom.dependencies.find(({ ref }: { ref: string }) => ref === 'wallet@1.2.0').dependsOn).toHaveLength(4);
});

it('is the same text for the same packages, in whatever order they were found', async () => {
  expect(await sbomOf(release, packages.toReversed())).toBe(await sbomOf(release, packages));
});
