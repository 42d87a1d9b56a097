import { useEffect, useRef } from 'react';

/** Moves the focus to an element by its id after the next render: a disabled field cannot take it. */
export function useFocusNext(): (id: string) => void {
  const focusedId = useRef<string>(null);
  useEffect(() => {
    const field = focusedId.current === null ? null : document.getElementById(focusedId.current);
    if (!field || field.matches(':disabled')) return;
    focusedId.current = null;
    field.focus();
  });
  return (id) => {
    focusedId.current = id;
  };
}
