import type { Audience } from '@az/shared/contracts';

export type Activity = {
  id: string;
  /** Text after the member's name: `a commenté …`. */
  text: string;
  to?: string;
  excerpt: string | null;
  /** Null where it is not known. */
  visibility: Audience | null;
  /** ISO 8601; null if unknown. */
  at: string | null;
};
