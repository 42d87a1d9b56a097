/** Short names by which the seed's files speak of its members. */
export type MemberName =
  | 'demo'
  | 'julien'
  | 'awa'
  | 'thierry'
  | 'noemie'
  | 'siriman'
  | 'helene'
  | 'mathieu'
  | 'coumba'
  | 'olivier'
  | 'grace'
  | 'yanis'
  | 'mavoula'
  | 'sylvane';

export type SeedJob = {
  title: string;
  company: MemberName;
  startingDate: string;
  endingDate?: string;
  descriptionHtml?: string;
  skills?: string[];
  tools?: string[];
  tasks?: string[];
};

/** A fictitious member of the demo network. `joinedDaysAgo` counts from the moment of seeding. */
export type SeedMember = {
  kind?: 'company';
  firstName: string;
  lastName?: string;
  headline?: string;
  description: string;
  phone: string;
  address: string;
  /** Codes of `reference/locations.ts`. */
  place: [country: string, province: string, city: string];
  verified?: boolean;
  picture?: string;
  joinedDaysAgo: number;
  jobs?: SeedJob[];
};

export type SeedAnnouncement = {
  author: MemberName;
  text: string;
  /** Names of files in seed-pictures. */
  pictures?: string[];
  /** `replyTo`: index of the comment that it replies to. */
  comments?: [author: MemberName, text: string, replyTo?: number][];
  likes: number;
};
