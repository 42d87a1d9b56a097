/** Draws something at the end of the page instead of in its place, such as what is only for paper. */
export { Portal, type PortalProps } from '@mantine/core';
