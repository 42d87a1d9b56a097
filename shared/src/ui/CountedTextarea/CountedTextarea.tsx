import { VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.css';
import { useEffect, useState } from 'react';
import { closeToLimit } from '../../constants/index.ts';
import { Textarea, type TextareaProps } from '../Textarea/Textarea.tsx';
import styles from './CountedTextarea.module.css';

/** Milliseconds without typing before the counter is announced. */
const pause = 1000;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const characters = (count: number): string => (count > 1 ? `${count} caractères` : `${count} caractère`);

const sentence = (left: number): string =>
  left < 0 ? `${characters(-left)} de trop` : `plus que ${characters(left)}`;

type Props = TextareaProps & {
  value: string;
  /** Maximum length, in UTF-16 units. A longer text can be typed, but the form refuses it. */
  most: number;
};

/** A text area with a counter, which close to the limit turns red, and shows and announces the characters left. */
export function CountedTextarea({ value, most, ...props }: Props) {
  const isClose = value.length > most * closeToLimit;
  const left = isClose ? sentence(most - value.length) : '';
  const announced = useSettled(left);
  return (
    <div>
      <Textarea maxRows={10} minRows={3} value={value} {...props} />
      <p className={styles.counter} data-close={isClose || undefined}>
        <span>{left}</span>
        <span>
          {value.length}/{most}
        </span>
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
