/** Reasons for a report, the common ones first. */
export const reasons = [
  'Contenu indésirable ou trompeur',
  'Harcèlement ou propos blessants',
  'Usurpation d’identité',
  'Contenu choquant ou illégal',
  'Autre raison',
] as const;
