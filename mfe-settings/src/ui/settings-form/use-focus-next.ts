import { useEffect, useRef } from 'react';

/** Moves the focus to an element by its id after the next render: a disabled field cannot take it. */
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
