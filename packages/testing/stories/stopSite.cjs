/** Ends the sites as an operator would and waits until they are gone. */
module.exports = async () => {
  const ends = (globalThis.parlourSites ?? []).map((site) => {
    const gone = new Promise((resolve) => site.once('close', resolve));
    site.kill('SIGTERM');
    return gone;
  });
  await Promise.all(ends);
};
