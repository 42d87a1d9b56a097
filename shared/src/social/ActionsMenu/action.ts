import type { ReactNode } from 'react';

/** One entry of an actions menu. */
export type Action = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** A destructive action. */
  isDanger?: boolean;
  /** Not available yet: shows `Bientôt`. */
  isLater?: boolean;
  lang?: string;
  /** A choice that is on or off: the menu stays open when it changes. */
  isChecked?: boolean;
};
