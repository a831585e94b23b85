// Stands in the boot script: fetches the pieces of the screen in the address from the table that the build left in the document.
export function preloadRoute(document, hash) {
  const table = JSON.parse(document.getElementById('pieces').textContent);
  const path = hash.slice(1).split('?', 1)[0] || '/';
  for (const file of table.pieces[path] ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: table.base + file, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
