import '@mantine/core/styles/Input.css';

/** A multi-line field that grows with its text. It sets the height through the CSSOM, not by a style attribute. */
export { Textarea, type TextareaProps } from '@mantine/core';
