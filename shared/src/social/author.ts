/** Who wrote, made or did something, as the shared pieces show them. `Author` of the contracts is one. */
export type Author = {
  name: string;
  /** Job title. */
  role?: string | null;
  /** Address or base64 of an image; null means initials. */
  picture: string | null;
  verified?: boolean;
};
