import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { readMissedDate, type TypedDigits } from './typed-date.ts';

type Props = Omit<TextInputProps, 'type' | 'onKeyDown' | 'onKeyUp'>;

const starts = ['focus', 'pointerdown'] as const;

/** What is typed in one go since the field got the focus or was clicked. */
function useTypedDigits() {
  const field = useRef<HTMLInputElement>(null);
  // Null once another key was pressed: the digits after it may be meant for any part.
  const typed = useRef<TypedDigits | null>(null);
  // Not React's `onFocus`, which waits for `focusin`: WebKit has none at a date field.
  useEffect(() => {
    const input = field.current;
    const start = () => {
      typed.current = { digits: '', before: input?.value ?? '' };
    };
    for (const type of starts) input?.addEventListener(type, start);
    return () => {
      for (const type of starts) input?.removeEventListener(type, start);
    };
  }, []);
  return { field, typed };
}

/**
 * The date field of the browser; its value is a calendar day (`YYYY-MM-DD`), or empty. In WebKit typed digits do not go on
 * from one part of it to the next: a whole date typed in one go is set here (decision 39).
 */
export function DateInput({ ref, ...props }: Props) {
  const { field, typed } = useTypedDigits();
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (typed.current && /^\d$/.test(key)) typed.current.digits += key;
    // Shift is held for digits on French keyboards.
    else if (key !== 'Shift') typed.current = null;
  };
  // The browser has taken the digit by then.
  const handleKeyUp = ({ currentTarget: input }: KeyboardEvent<HTMLInputElement>) => {
    const date = typed.current && readMissedDate(typed.current, input.value);
    if (date === null) return;
    input.valueAsNumber = Date.parse(date);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <TextInput
      {...props}
      onKeyDown={handleKeyDown}
      onKeyUp={handleKeyUp}
      ref={useMergedRef(field, ref)}
      type="date"
    />
  );
}
