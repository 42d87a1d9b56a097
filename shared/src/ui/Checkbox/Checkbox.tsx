import '@mantine/core/styles/InlineInput.css';
import '../InlineInput/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';

export { Checkbox, type CheckboxProps } from '@mantine/core';
