import '@mantine/core/styles/Tabs.css';

/**
 * Panels of one screen that are not worth an address, chosen by tabs (APG tabs pattern): give `Tabs.List` an `aria-label`.
 * What someone may want to link to has an address: use `TabLinks`.
 */
export { Tabs, type TabsProps } from '@mantine/core';
