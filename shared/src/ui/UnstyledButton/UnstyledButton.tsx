export { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
