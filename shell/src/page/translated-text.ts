/** The element with which a translation has replaced a text node of React. */
const replacements = new WeakMap<Node, Element>();

/** An element with which browsers replace translated text (Chrome, Edge, Google's script): `<font><font>…</font></font>`. */
const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

// Puts a replaced text node back when its text changes, so that the translator sees the new text.
const changes = new MutationObserver((records) => {
  for (const { target } of records) restore(target);
});

function note(records: MutationRecord[]): void {
  const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [removed] = removedNodes;
    if (removed?.nodeType !== Node.TEXT_NODE || removed.isConnected) continue;
    // The text was replaced in one step, or it was removed after its replacement was inserted beside it.
    const replacement = [...addedNodes, previousSibling, nextSibling].find(
      (node) => added.has(node) && isTranslation(node),
    ) as Element | undefined;
    if (!replacement) continue;
    replacements.set(removed, replacement);
    changes.observe(removed, { characterData: true });
  }
}

const translations = new MutationObserver(note);

/** Puts a text node back into its place, if a translation has replaced it. */
function restore(node: Node): void {
  note(translations.takeRecords());
  const replacement = replacements.get(node);
  replacements.delete(node);
  // A replacement that is not connected was removed together with the text.
  if (replacement?.isConnected) replacement.replaceWith(node);
}

/** Puts a translated text back, then returns the child of `parent` that is or contains `node`; null if none does. */
function childOf(parent: Node, node: Node | null): Node | null {
  if (node && node.parentNode !== parent) restore(node);
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Keeps the page working when the browser translates it: a translation replaces text nodes, and React then fails when
 * it removes one or inserts before it (https://github.com/facebook/react/issues/11538). From now on the original text
 * node is put back first. Nodes that something else, such as an extension, has moved or removed cause no error either.
 */
export function keepTranslatedTexts(): void {
  translations.observe(document.documentElement, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (childOf(this, child)) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    insertBefore.call(this, child, childOf(this, reference));
    return child;
  };
}
