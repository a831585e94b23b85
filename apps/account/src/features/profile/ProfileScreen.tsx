import { FormSkeleton, WithMember } from '#shared';
import { ProfileForm } from './ProfileForm';

/** The member's picture, and how to reach them. */
export function ProfileScreen() {
  return <WithMember skeleton={<FormSkeleton fields={6} />}>{(user) => <ProfileForm user={user} />}</WithMember>;
}
