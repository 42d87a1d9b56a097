/** Renders its children at the end of the page, such as content for print only. */
export { Portal, type PortalProps } from '@mantine/core';
