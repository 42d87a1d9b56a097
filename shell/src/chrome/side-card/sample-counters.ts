/** Sample figures: the specification fixes that there are three, and that they are not live. */
export const sampleCounters = [
  { label: 'Publications', count: 256 },
  { label: 'Abonnés', count: 2_500 },
  { label: 'Abonnements', count: 365 },
];
