/** Another member of the network, as the sample data has them (specification, section 3, "Friend/user"). */
export type Person = {
  id: string;
  name: string;
  /** URL of a picture; null means initials. */
  avatar: string | null;
  /** Job title. */
  role: string;
  status: 'online' | 'offline';
  /** How many people they and the member both know. */
  mutualCount: number;
  /** Whether they have a story to show. */
  isStory: boolean;
  /** Whether they asked to join the member's network. */
  hasRequested: boolean;
};
