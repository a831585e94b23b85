import { type Policy, publishersOf } from '@parlour/release-contract/policy';
import { isSigned } from '@parlour/release-contract/signature';

/** Whether the key that signed a release may publish its app: now, only in the past (`retired`), or never. */
export async function releaseTrust(
  signed: Parameters<typeof isSigned>[0],
  policy: Policy,
  name: string,
): Promise<boolean | 'retired'> {
  const isSignedBy = (publishers: ReturnType<typeof publishersOf>) =>
    isSigned(
      signed,
      publishers.map(({ key }) => key),
    );
  if (await isSignedBy(publishersOf(policy, name))) return true;
  return (await isSignedBy(publishersOf(policy, name, { withRetired: true }))) && 'retired';
}
