import '../InlineInput/InlineInput.css';
import '@mantine/core/styles/Checkbox.layer.css';

/** A box to tick, with its label. */
export { Checkbox, type CheckboxProps } from '@mantine/core';
