import type { AnnouncementImageWire } from '../../contracts/index.ts';
import cercles from './cercles.avif';
import champs from './champs.avif';
import collines from './collines.avif';
import cote from './cote.avif';
import courbes from './courbes.avif';
import etals from './etals.avif';
import foret from './foret.avif';
import jardins from './jardins.avif';
import marche from './marche.avif';
import mosaique from './mosaique.avif';
import nuit from './nuit.avif';
import plage from './plage.avif';
import pont from './pont.avif';
import quartier from './quartier.avif';
import salle from './salle.avif';
import scene from './scene.avif';
import vallee from './vallee.avif';
import ville from './ville.avif';

export const pictureUrls = {
  cercles,
  champs,
  collines,
  cote,
  courbes,
  etals,
  foret,
  jardins,
  marche,
  mosaique,
  nuit,
  plage,
  pont,
  quartier,
  salle,
  scene,
  vallee,
  ville,
};

/** A picture drawn for sample events and groups; 960 by 540 pixels. */
export type PictureName = keyof typeof pictureUrls;

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

/** A picture with its French alternative text, as a server sends it. */
export const samplePicture = (name: PictureName): AnnouncementImageWire => ({
  id: name,
  url: pictureUrls[name],
  alt: pictureWords[name],
  width: 960,
  height: 540,
  sizes: [],
});
