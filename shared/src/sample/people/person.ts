/** Another member of the network in the sample data (specification, section 3, "Friend/user"). */
export type Person = {
  id: string;
  name: string;
  /** URL of a picture; null means initials. */
  avatar: string | null;
  /** Job title. */
  role: string;
  status: 'online' | 'offline';
  /** Number of people that they and the member both know. */
  mutualCount: number;
  /** Whether they have a story to show. */
  isStory: boolean;
  /** Whether they have sent the member a connection request. */
  hasRequested: boolean;
};
