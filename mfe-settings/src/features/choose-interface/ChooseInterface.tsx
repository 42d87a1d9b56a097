import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';

const behaviour: FieldGroup[] = [
  {
    legend: 'Clavier',
    fields: [
      {
        group: 'interface',
        key: 'singleKeyShortcuts',
        label: 'Raccourcis clavier à une touche',
        description: 'Par exemple «\u202f/\u202f» pour rechercher. Ctrl\u00a0K fonctionne toujours.',
      },
    ],
  },
  {
    legend: 'Mouvements à l’écran',
    fields: [
      {
        group: 'interface',
        key: 'reducedMotion',
        choices: [
          { value: 'system', label: 'Comme sur mon appareil' },
          { value: 'reduce', label: 'Réduits', description: 'Rien ne glisse ni ne s’estompe.' },
          { value: 'full', label: 'Complets' },
        ],
      },
    ],
  },
];

const words = {
  title: 'Interface',
  intro:
    'Une fois enregistrés, ces choix valent tout de suite sur cet appareil, dans tous ses onglets. Un nouvel appareil les reprend quand vous y ouvrez vos réglages.',
};

/** Interface preferences. Once saved, they apply to every tab of this device. */
export function ChooseInterface() {
  return <PreferenceCard description={words.intro} groups={behaviour} title={words.title} />;
}
