/** Another member of the network in the sample data (specification, section 3, "Friend/user"). */
export type Person = {
  id: string;
  name: string;
  /** URL of a picture; null means initials. */
  avatar: string | null;
  role: string;
  status: 'online' | 'offline';
  mutualCount: number;
  isStory: boolean;
  hasRequested: boolean;
};
