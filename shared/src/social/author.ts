/** A person as the author in shared components. `Author` of the contracts is one. */
export type Author = {
  name: string;
  role?: string | null;
  /** URL or base64 of an image; null means initials. */
  picture: string | null;
  verified?: boolean;
};
