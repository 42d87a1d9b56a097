import type { ReactNode } from 'react';

export type PaletteEntry = {
  id: string;
  label: string;
  detail?: string;
  lead?: ReactNode;
  action: { to: string } | { run: () => void; staysOpen?: boolean };
  /** Whether opening the entry adds the typed text to the recent searches. */
  isFound?: boolean;
  /** It is not counted as a result: it opens all results, or removes recent searches. */
  isExtra?: boolean;
};

export type PaletteSection = { title: string; entries: PaletteEntry[] };
