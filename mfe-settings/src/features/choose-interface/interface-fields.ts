import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';

/** Interface preferences of this device. */
export const behaviour: FieldGroup[] = [
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
