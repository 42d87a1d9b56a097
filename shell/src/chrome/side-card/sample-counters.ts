/** Sample figures: the specification requires three, and no live data. */
export const sampleCounters = [
  { label: 'Publications', count: 256 },
  { label: 'Abonnés', count: 2_500 },
  { label: 'Abonnements', count: 365 },
];
