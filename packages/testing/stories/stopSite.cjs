/** Ends the site as an operator would and waits until it is gone. */
module.exports = async () => {
  const site = globalThis.parlourSite;
  if (site === undefined) return;
  const gone = new Promise((resolve) => site.once('close', resolve));
  site.kill('SIGTERM');
  await gone;
};
