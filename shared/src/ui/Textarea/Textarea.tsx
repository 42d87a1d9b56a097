import { Textarea as MantineTextarea, type TextareaProps } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import styles from './Textarea.module.css';

export type { TextareaProps };

/** Whether the style sheet makes a field grow. Otherwise Mantine measures the text, which lays out the page again. */
const growsByStyle = (): boolean => globalThis.CSS?.supports?.('field-sizing', 'content') === true;

/** A multi-line field that grows with its text from `minRows` to `maxRows` lines, without a limit by default. */
export function Textarea({ minRows = 2, maxRows, className, style, ...props }: TextareaProps) {
  return (
    <MantineTextarea
      {...props}
      autosize={!growsByStyle()}
      className={className ? `${styles.field} ${className}` : styles.field}
      maxRows={maxRows}
      minRows={minRows}
      style={[{ '--min-rows': minRows, '--max-rows': maxRows }, style]}
    />
  );
}
