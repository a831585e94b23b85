/** `wallet/1.5.0` of `/assets/wallet/1.5.0/main.js` */
const RELEASE = /\/assets\/([\w-]+\/[\w.+-]+)\//;

/**
 * Says when a file of a release last arrived from the network, in milliseconds of the page's clock; undefined when all came from a
 * cache. A file on another origin counts as cached unless that origin sends `Timing-Allow-Origin`.
 */
export function watchNetworkFetches(page: Window & typeof globalThis): (remote: string, version: string) => number | undefined {
  const arrivals = new Map<string, number>();
  const record = (entries: readonly PerformanceEntry[]) => {
    for (const { name, transferSize, responseEnd } of entries as readonly PerformanceResourceTiming[]) {
      const release = RELEASE.exec(name)?.[1];
      if (release !== undefined && transferSize > 0) arrivals.set(release, Math.max(responseEnd, arrivals.get(release) ?? 0));
    }
  };
  record(page.performance.getEntriesByType('resource'));
  const observer = new page.PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'resource' });
  return (remote, version) => {
    // Entries of the current task have not been delivered to the observer yet.
    record(observer.takeRecords());
    return arrivals.get(`${remote}/${version}`);
  };
}
