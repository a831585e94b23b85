import { FormSkeleton, WithMember } from '#shared';
import { ProfileForm } from './ProfileForm';

/** The member's avatar and contact data. */
export function ProfileScreen() {
  return <WithMember skeleton={<FormSkeleton fields={6} />}>{(user) => <ProfileForm user={user} />}</WithMember>;
}
