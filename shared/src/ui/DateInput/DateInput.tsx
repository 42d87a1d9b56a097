import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { readMissedDate, type TypedDigits } from './typed-date.ts';

type Props = Omit<TextInputProps, 'type' | 'onKeyDown' | 'onKeyUp'>;

const starts = ['focus', 'pointerdown'] as const;

/** Digits typed without another key in between since the field got the focus or was clicked. */
function useTypedDigits() {
  const field = useRef<HTMLInputElement>(null);
  // Null after any other key, because later digits may then belong to any part of the date.
  const typed = useRef<TypedDigits | null>(null);
  // Not React's `onFocus`, which needs the event `focusin`: WebKit does not fire it on date fields.
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
 * The browser's date field: `YYYY-MM-DD` or empty. If all digits of a date are typed without a pause and the browser
 * reads them wrongly, the date is set here (decision 39).
 */
export function DateInput({ ref, ...props }: Props) {
  const { field, typed } = useTypedDigits();
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (typed.current && /^\d$/.test(key)) typed.current.digits += key;
    // French keyboards need Shift for digits.
    else if (key !== 'Shift') typed.current = null;
  };
  // Handled on keyup, because the browser has processed the digit by then.
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
