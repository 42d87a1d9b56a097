import cercles from './pictures/cercles.avif';
import champs from './pictures/champs.avif';
import collines from './pictures/collines.avif';
import cote from './pictures/cote.avif';
import courbes from './pictures/courbes.avif';
import etals from './pictures/etals.avif';
import foret from './pictures/foret.avif';
import jardins from './pictures/jardins.avif';
import marche from './pictures/marche.avif';
import mosaique from './pictures/mosaique.avif';
import nuit from './pictures/nuit.avif';
import plage from './pictures/plage.avif';
import pont from './pictures/pont.avif';
import quartier from './pictures/quartier.avif';
import salle from './pictures/salle.avif';
import scene from './pictures/scene.avif';
import vallee from './pictures/vallee.avif';
import ville from './pictures/ville.avif';

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

/** A picture drawn for the sample events and groups; 960 by 540 pixels. */
export type PictureName = keyof typeof pictureUrls;
