// @ts-check
/**
 * Fails a test that shows a text which React keeps as a node of its own, because it stands beside something else in its element. A
 * translator of the browser replaces each text node by an element: React then writes into a node that nobody sees, or fails to remove
 * it. Of an element with nothing but a text React sets the content, whatever a translator made of it.
 */
/** @type {Set<string>} */
const loose = new Set();

/** @param {Node} added */
function note(added) {
  const texts = document.createTreeWalker(added, NodeFilter.SHOW_TEXT);
  for (let text = added.nodeType === Node.TEXT_NODE ? added : texts.nextNode(); text !== null; text = texts.nextNode()) {
    const isOfReact = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    const parent = text.parentElement;
    if (isOfReact && parent !== null && /\S/.test(text.nodeValue ?? '') && parent.closest('[translate=no]') === null)
      loose.add(`${text.nodeValue} in ${parent.outerHTML.slice(0, 200)}`);
  }
}

/** @param {readonly MutationRecord[]} records */
const noteAll = (records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) note(node);
};

if (globalThis.document !== undefined) {
  const observer = new MutationObserver(noteAll);
  beforeEach(() => observer.observe(document, { childList: true, subtree: true }));
  afterEach(() => {
    noteAll(observer.takeRecords());
    observer.disconnect();
    const found = [...loose];
    loose.clear();
    if (found.length > 0) throw new Error(`texts that are not alone in their elements:\n${found.join('\n')}`);
  });
}
