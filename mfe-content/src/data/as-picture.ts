import type { Picture } from '@az/shared/social/MediaGrid';
import { type PictureName, pictureUrls } from './pictures.ts';

/** Alternative text of each drawn picture, for places where the picture is not decorative. */
const pictureWords: Record<PictureName, string> = {
  cercles: 'Des cercles de couleur autour d’un soleil',
  champs: 'Un champ labouré jusqu’à l’horizon',
  collines: 'Des collines au lever du jour',
  cote: 'Le soleil se lève sur la mer',
  courbes: 'Des barres de hauteurs croissantes',
  etals: 'Des étals de fruits sous des auvents rayés',
  foret: 'Une forêt de sapins dans la brume',
  jardins: 'Des rangs de légumes dans une vallée verte',
  marche: 'Un marché couvert, vu de face',
  mosaique: 'Une mosaïque de formes simples',
  nuit: 'Des montagnes sous un ciel étoilé',
  plage: 'La mer au coucher du soleil',
  pont: 'Un pont suspendu au-dessus d’une lagune',
  quartier: 'Des immeubles au crépuscule',
  salle: 'Une scène éclairée devant une salle pleine',
  scene: 'Un concert, vu du public',
  vallee: 'Une vallée boisée au petit matin',
  ville: 'Des tours aux fenêtres allumées',
};

export const asPicture = (name: PictureName): Picture => ({
  id: name,
  url: pictureUrls[name],
  alt: pictureWords[name],
  width: 960,
  height: 540,
});
