import '@mantine/core/styles/Anchor.css';

/** A text link to another site or a file; inside the product use `TextLink`. */
export { Anchor, type AnchorProps } from '@mantine/core';
