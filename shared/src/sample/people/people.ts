import type { Person } from './person.ts';

type Row = [
  name: string,
  role: string,
  status: Person['status'],
  mutualCount: number,
  flag?: 'story' | 'requested',
];

const firstId = 101;

const rows: Row[] = [
  ['Anaïs Delcourt', 'Architecte d’intérieur', 'online', 12, 'story'],
  ['Mathis Okoumba', 'Responsable des partenariats', 'online', 27],
  ['Inès Belhadji', 'Développeuse d’applications', 'offline', 8],
  ['Corentin Vasseur', 'Chef de projet événementiel', 'online', 15, 'story'],
  ['Aminata Sarrault', 'Directrice des ressources humaines', 'offline', 31],
  ['Élodie Trannoy', 'Photographe indépendante', 'online', 4, 'story'],
  ['Bastien Nkodo', 'Ingénieur en énergie solaire', 'offline', 19],
  ['Clémence Arvieux', 'Rédactrice', 'offline', 6],
  ['Youssef Lamarque', 'Conseiller en création d’entreprise', 'online', 22],
  ['Noémie Castagnier', 'Infirmière coordinatrice', 'offline', 3],
  ['Thibault Ewondé', 'Analyste financier', 'offline', 11, 'requested'],
  ['Solène Mbarga-Petit', 'Formatrice en langues', 'online', 9],
];

/** Twelve invented people with the ids 101 to 112; the same on every call. */
export const people: readonly Person[] = rows.map(([name, role, status, mutualCount, flag], index) => ({
  id: String(firstId + index),
  name,
  avatar: null,
  role,
  status,
  mutualCount,
  isStory: flag === 'story',
  hasRequested: flag === 'requested',
}));
