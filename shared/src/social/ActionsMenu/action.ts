import type { ReactNode } from 'react';

export type Action = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  isDanger?: boolean;
  /** Not available yet: shows `Bientôt`. */
  isLater?: boolean;
  lang?: string;
  /** A choice that is on or off: the menu stays open when it changes. */
  isChecked?: boolean;
};
