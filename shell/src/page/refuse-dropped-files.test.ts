import { refuseDroppedFiles } from './refuse-dropped-files.ts';

/** Drags something over the page; returns whether that is left to the browser, and with which effect. */
function give(kind: 'dragover' | 'drop', type: string, takes = false) {
  const dataTransfer = { types: [type], dropEffect: 'copy' };
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const take = (taken: Event) => taken.preventDefault();
  if (takes) document.body.addEventListener(kind, take, { once: true });
  return [document.body.dispatchEvent(Object.assign(event, { dataTransfer })), dataTransfer.dropEffect];
}

test('files that nothing takes do not replace the page', () => {
  for (const kind of ['dragover', 'drop'] as const)
    expect([kind, ...give(kind, 'Files')]).toEqual([kind, true, 'copy']);
  refuseDroppedFiles();
  for (const kind of ['dragover', 'drop'] as const) {
    expect([kind, ...give(kind, 'Files')]).toEqual([kind, false, 'none']);
    expect([kind, ...give(kind, 'Files', true)]).toEqual([kind, false, 'copy']);
    expect([kind, ...give(kind, 'text/plain')]).toEqual([kind, true, 'copy']);
  }
});
