import { type Audience, audiences } from '@az/shared/contracts';

export const audienceLabels: Record<Audience, string> = {
  members: 'Tous les membres',
  connections: 'Mes relations',
  private: 'Moi seul',
};

export const audienceHints: Record<Audience, string> = {
  members: 'Toute personne inscrite peut la voir.',
  connections: 'Seules les personnes avec qui vous êtes en relation peuvent la voir.',
  private: 'Personne d’autre ne peut la voir.',
};

/** The audience in a text; all members for any other text. */
export const readAudience = (text: string): Audience => audiences.find((one) => one === text) ?? 'members';
