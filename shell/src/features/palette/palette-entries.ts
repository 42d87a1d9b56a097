import type { SearchHit } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { matchesSearch } from '@az/shared/text-search';
import { chooseTheme, type ThemeChoice } from '@az/shared/theme';
import { openKeyboardHelp } from './open-palette.ts';
import type { PaletteRoute } from './palette-sources.ts';

/** One line of the palette: a place to go to or something to do. */
export type PaletteEntry = {
  id: string;
  label: string;
  detail?: string;
  action: { to: string } | { run: () => void };
};

export type PaletteSection = { title: string; entries: PaletteEntry[] };

const hitSections: [SearchHit['section'], string][] = [
  ['people', 'Personnes'],
  ['groups', 'Groupes'],
  ['events', 'Événements'],
  ['articles', 'Articles'],
];

/** Most entries of a section while there is something to look for. */
const longestSection = 6;

const theme = (choice: ThemeChoice, label: string): PaletteEntry => ({
  id: `theme-${choice}`,
  label,
  action: { run: () => chooseTheme(choice) },
});

const commands: PaletteEntry[] = [
  { id: 'post', label: 'Écrire une publication', action: { to: paths.feedWrite() } },
  { id: 'message', label: 'Écrire un message', action: { to: paths.messaging() } },
  theme('light', 'Passer au thème clair'),
  theme('dark', 'Passer au thème sombre'),
  theme('auto', 'Suivre le thème du système'),
  { id: 'keyboard-help', label: 'Afficher les raccourcis clavier', action: { run: openKeyboardHelp } },
];

const places = (routes: PaletteRoute[]): PaletteEntry[] =>
  routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title }) => ({ id: `route-${path}`, label: title, action: { to: path } }));

const toEntry = ({ section, id, label, detail, to }: SearchHit): PaletteEntry => ({
  id: `${section}-${id}`,
  label,
  ...(detail ? { detail } : {}),
  action: { to },
});

/** The sections for what was typed; without a text, every place and command. Empty sections are left out. */
export function paletteSections(query: string, routes: PaletteRoute[], hits: SearchHit[]): PaletteSection[] {
  const matching = (entries: PaletteEntry[]) =>
    query.trim() === ''
      ? entries
      : entries.filter(({ label }) => matchesSearch(label, query)).slice(0, longestSection);
  const found = hitSections.map(([section, title]) => ({
    title,
    entries: hits
      .filter((hit) => hit.section === section)
      .map(toEntry)
      .slice(0, longestSection),
  }));
  return [
    { title: 'Aller à', entries: matching(places(routes)) },
    ...found,
    { title: 'Actions', entries: matching(commands) },
  ].filter(({ entries }) => entries.length > 0);
}
