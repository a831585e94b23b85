import { ConnectionBar } from './ConnectionBar';
import { NewVersion } from './NewVersion';

/** The site's own notices on every screen. */
export function Notices() {
  return (
    <>
      <ConnectionBar />
      <NewVersion />
    </>
  );
}
