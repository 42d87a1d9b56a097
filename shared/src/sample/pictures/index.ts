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
