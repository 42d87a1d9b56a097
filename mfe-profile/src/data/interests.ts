/** The member's interests, from sample data: the specification has no such field. */
export const sampleInterests: readonly string[] = [
  'Énergie solaire',
  'Mentorat',
  'Photographie',
  'Randonnée',
  'Formation continue',
  'Économie locale',
];
