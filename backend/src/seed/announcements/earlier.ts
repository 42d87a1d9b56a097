const happened = [
  'Convoi de Franceville arrivé ce matin, avec deux heures d’avance sur la saison des pluies.',
  'Le dépôt de Lambaréné a repris ses livraisons après une semaine de travaux sur la route.',
  'Nous avons réceptionné à Owendo trente conteneurs de matériel scolaire.',
  'La piste de Lastoursville est de nouveau praticable pour nos camions de dix tonnes.',
  'Premier trajet de nuit vers Oyem avec deux conducteurs et une étape à Ndjolé.',
  'Les pièces attendues depuis Douala sont passées en douane en une journée.',
  'La pesée des camions à l’entrée du port se fait désormais sur rendez-vous.',
  'L’équipe de Port-Gentil a chargé la barge du mercredi avec une marée d’avance.',
  'Nos deux nouveaux coordinateurs ont planifié seuls leur première semaine de convois.',
  'Le pont de Kango ferme trois nuits, nous passons par la déviation du nord.',
  'L’inventaire du dépôt central est terminé, sans écart sur les palettes de plus d’un mois.',
  'Les livraisons de Mouila partent maintenant le lundi, à la demande des commerçants.',
  'Un camion frigorifique de plus pour la ligne de Bitam, à partir de cette semaine.',
  'La réunion du vendredi tient désormais en vingt minutes, debout devant le tableau.',
  'Les fiches de chargement sont enfin les mêmes dans nos cinq dépôts.',
  'Nous avons suivi chaque étape du convoi de Tchibanga depuis le siège, sans un appel.',
];

const noted = [
  'Merci aux équipes de quai, qui ont commencé avant le jour.',
  'Le détail des délais est affiché au dépôt.',
  'Il reste à mieux prévenir les clients de la dernière étape.',
  'Nous referons le point dans un mois, chiffres à l’appui.',
  'La prochaine fois, nous partirons une heure plus tôt.',
  'Les conducteurs ont proposé l’itinéraire, et ils avaient raison.',
  'Rien de spectaculaire, mais cela se verra sur les coûts du trimestre.',
  'Ce que nous avons appris servira à la ligne de l’est.',
  'Les retours des destinataires sont bons, même les plus exigeants.',
  'Une journée ordinaire, et c’est la meilleure des nouvelles.',
  'Si vous avez vécu la même chose ailleurs, racontez-nous.',
  'Le carnet de bord a rendu service plus d’une fois.',
  'Nous gardons cette façon de faire pour les autres dépôts.',
  'Il a fallu trois essais pour trouver le bon ordre de chargement.',
  'L’atelier a vérifié les freins deux fois plutôt qu’une.',
  'Le café de l’étape reste le meilleur argument de ce trajet.',
];

/** Texts of announcements that the demo member published before those of the lists, all different. */
export const earlierTexts = noted.flatMap((_, turn) =>
  happened.map((first, index) => `${first} ${noted[(index + turn) % noted.length]}`),
);
