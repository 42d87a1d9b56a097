import { useEffect, useRef } from 'react';

/** Moves the focus to an element by its id once the next render has settled: a field cannot have it while it is disabled. */
export function useFocusNext(): (id: string) => void {
  const wanted = useRef<string>(null);
  useEffect(() => {
    const field = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!field || field.matches(':disabled')) return;
    wanted.current = null;
    field.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
