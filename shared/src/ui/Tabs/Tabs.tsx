import '@mantine/core/styles/Tabs.css';

/**
 * Panels of one screen without URLs of their own (APG tabs pattern): give `Tabs.List` an `aria-label`. For panels with
 * a URL use `TabLinks`.
 */
export { Tabs, type TabsProps } from '@mantine/core';
