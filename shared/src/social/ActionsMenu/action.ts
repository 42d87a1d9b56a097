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
};
