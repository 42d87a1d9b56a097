import type { ReactNode } from 'react';

export type PaletteEntry = {
  id: string;
  label: string;
  detail?: string;
  lead?: ReactNode;
  action: { to: string } | { run: () => void; staysOpen?: boolean };
  /** Whether opening the entry adds the typed text to the recent searches. */
  isFound?: boolean;
  /** Whether the entry is not counted as a result, such as the entry that opens all results. */
  isExtra?: boolean;
};

export type PaletteSection = { title: string; entries: PaletteEntry[] };
