import { ConnectionStrip } from './ConnectionStrip';
import { NewVersion } from './NewVersion';

/** What the site says of itself on every screen. */
export function Notices() {
  return (
    <>
      <ConnectionStrip />
      <NewVersion />
    </>
  );
}
