import { descriptionWarning, maxLengths } from '@az/shared/constants';
import { Textarea, type TextareaProps } from '@az/shared/ui/Textarea';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import styles from './CountedText.module.css';
import { words } from './words.ts';

/** Milliseconds without a key before the counter is announced. */
const pause = 1000;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A text of at most 500 characters with its counter, which turns red close to the limit and says how much is left. */
export function CountedText({ value, ...props }: TextareaProps & { value: string }) {
  const isClose = value.length > descriptionWarning;
  const left = isClose ? words.left(maxLengths.description - value.length) : '';
  const announced = useSettled(left);
  return (
    <div>
      <Textarea autosize maxRows={10} minRows={3} value={value} {...props} />
      <p className={styles.counter} data-close={isClose || undefined}>
        <span>{left}</span>
        <span>
          {value.length}/{maxLengths.description}
        </span>
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
