import { ConnectionBar } from './ConnectionBar';
import { NewVersion } from './NewVersion';

/** What the site says of itself on every screen. */
export function Notices() {
  return (
    <>
      <ConnectionBar />
      <NewVersion />
    </>
  );
}
