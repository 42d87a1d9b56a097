import type { ReactNode } from 'react';

export type Action = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  isDanger?: boolean;
  /** The action is not available yet: it is disabled, and shows `Bientôt`. */
  isLater?: boolean;
  lang?: string;
  /** Whether the choice is on, if the action is a choice. The menu stays open when it changes. */
  isChecked?: boolean;
};
