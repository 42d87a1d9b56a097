import type { SearchHit } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { matchesSearch } from '@az/shared/text-search';
import { chooseTheme, type ThemeChoice } from '@az/shared/theme';
import { openKeyboardHelp } from './open-palette.ts';
import type { PaletteRoute } from './palette-sources.ts';

/** One entry of the palette: a page to open or an action to run. */
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

/** Maximum of entries of a section while a search text is entered. */
const maxSectionEntries = 6;

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

const pageEntries = (routes: PaletteRoute[]): PaletteEntry[] =>
  routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title }) => ({ id: `route-${path}`, label: title, action: { to: path } }));

const toEntry = ({ section, id, label, detail, to }: SearchHit): PaletteEntry => ({
  id: `${section}-${id}`,
  label,
  ...(detail ? { detail } : {}),
  action: { to },
});

/** The sections for a search text; without one, every page and command. Empty sections are omitted. */
export function paletteSections(query: string, routes: PaletteRoute[], hits: SearchHit[]): PaletteSection[] {
  const matching = (entries: PaletteEntry[]) =>
    query.trim() === ''
      ? entries
      : entries.filter(({ label }) => matchesSearch(label, query)).slice(0, maxSectionEntries);
  const found = hitSections.map(([section, title]) => ({
    title,
    entries: hits
      .filter((hit) => hit.section === section)
      .map(toEntry)
      .slice(0, maxSectionEntries),
  }));
  return [
    { title: 'Aller à', entries: matching(pageEntries(routes)) },
    ...found,
    { title: 'Actions', entries: matching(commands) },
  ].filter(({ entries }) => entries.length > 0);
}
