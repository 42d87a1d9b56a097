import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether pasted data is a text. Office programs add a picture of the text, which must not be taken as a file. File
 * managers add the names of copied files as a text; such a text does not count.
 */
function isText(data: DataTransfer): boolean {
  const ends = [...data.files].flatMap(({ name }) => [name, encodeURIComponent(name)]);
  const isNameOfFile = (line: string) => ends.includes(line.replace(/^.*[/\\]/, ''));
  return data
    .getData('text/plain')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .some((line) => line !== '' && !isNameOfFile(line));
}

/**
 * Takes files dropped on an element or pasted in it. Returns whether files are being dragged over it. `findElement` is
 * called once, when mounted.
 */
export function useFileDrop(
  findElement: () => Element | null | undefined,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const find = useEffectEvent(findElement);
  const give = useEffectEvent(onFiles);
  useEffect(() => {
    const element = find();
    if (!element) return;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) =>
      setOver(relatedTarget instanceof Node && element.contains(relatedTarget));
    const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
      setOver(false);
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      give(files);
    };
    const handlers = {
      dragenter: over,
      dragover: over,
      dragleave: leave,
      drop: (event: DragEvent) => take(event, event.dataTransfer),
      paste: (event: ClipboardEvent) => {
        if (event.clipboardData && !isText(event.clipboardData)) take(event, event.clipboardData);
      },
    };
    // Each handler only receives events of the type it is registered for.
    const all = Object.entries(handlers) as [string, EventListener][];
    for (const [type, handler] of all) element.addEventListener(type, handler);
    return () => {
      for (const [type, handler] of all) element.removeEventListener(type, handler);
    };
  }, []);
  return isOver;
}

type Props = { element: RefObject<Element | null>; onFiles: (files: File[]) => void };

/** `useFileDrop` as a component, so that its code can load late. Renders nothing. */
export function FileDrop({ element, onFiles }: Props) {
  useFileDrop(() => element.current, onFiles);
  return null;
}
