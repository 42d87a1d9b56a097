/** How and when a gathering takes place (specification, section 3, `type`). */
export const gatheringTypes = ['local', 'this-week', 'online'] as const;

export const gatheringCategories = [
  'Atelier',
  'Concert',
  'Conférence',
  'Formation',
  'Rencontre',
  'Salon',
  'Sport',
] as const;

/** Whether a member attends a gathering. Its organiser attends it. */
export const attendances = ['going', 'interested', 'none'] as const;

/** What a member may do with a gathering. */
export const gatheringActs = ['attend', 'share', 'delete'] as const;

/** The zone of the network's places, which has no summer time. */
export const westAfrica = 'Africa/Libreville';

export type GatheringType = (typeof gatheringTypes)[number];
export type GatheringCategory = (typeof gatheringCategories)[number];
export type Attendance = (typeof attendances)[number];
export type GatheringAct = (typeof gatheringActs)[number];
