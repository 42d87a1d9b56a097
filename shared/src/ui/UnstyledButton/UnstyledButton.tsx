/** A button without any look of its own. Its style sheet is part of the base. */
export { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
