/** A button without styles of its own. Its style sheet is part of the base. */
export { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
