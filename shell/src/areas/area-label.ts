const labels: Record<string, string> = {
  feed: 'Fil',
  profile: 'Profil',
  settings: 'Paramètres',
  messaging: 'Messagerie',
  content: 'Actualités et événements',
};

/** Name of an area as members read it; an area added later has its technical name. */
export const areaLabel = (area: string): string => labels[area] ?? area;
