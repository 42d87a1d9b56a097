let isInstalled = false;

/** Loads a script with the page's loader, and raises its `load` or `error` event at the appended element. */
function loadInPlaceOf(script: HTMLScriptElement): void {
  globalThis.azPage?.loadScript(script.src, ({ type }) =>
    script.dispatchEvent(new Event(type === 'load' ? 'load' : 'error')),
  );
}

/**
 * From now on the page's loader loads the files that a runtime appends to the head: with integrity, attempts and time limits,
 * and only those that a version record names.
 */
export function loadAppendedFiles(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { head } = document;
  const append = head.appendChild.bind(head);
  head.appendChild = <Appended extends Node>(node: Appended): Appended => {
    // Our own elements have their integrity already.
    if (node instanceof HTMLScriptElement && node.src && !node.integrity) {
      loadInPlaceOf(node);
      return node;
    }
    // Skips a style sheet that the page already has, whose address `prepareStyle` has removed.
    if (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.href && !node.integrity)
      globalThis.azPage?.prepareStyle(node);
    return append(node);
  };
}
