import { createValue } from './value';

/** How many pieces of work want the loading indicator. */
export function createLoading() {
  const count = createValue(0);
  return {
    count,
    begin: () => {
      let isOpen = true;
      count.set(count.read() + 1);
      return () => {
        if (!isOpen) return;
        isOpen = false;
        count.set(count.read() - 1);
      };
    },
  };
}
