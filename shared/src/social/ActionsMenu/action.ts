import type { ReactNode } from 'react';

/** One entry of an actions menu. */
export type Action = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Destroys something, or is hard to take back. */
  isDanger?: boolean;
  /** Cannot be done yet: says `Bientôt`. */
  isLater?: boolean;
  lang?: string;
  /** It is a choice that is on or off: the menu stays open when it is made. */
  isChecked?: boolean;
};
