import { readFileSync } from 'node:fs';

const families = JSON.parse(readFileSync(new URL('./position-families.json', import.meta.url), 'utf8'));

/**
 * French job titles, written for this product, as `masculine/feminine`, or one word when both are the same. As in
 * French job advertisements, a title with two forms is shown as « Auditeur financier (F/H) »: adjectives then agree.
 */
const pairs = `Avocat/Avocate Notaire Juriste Magistrat/Magistrate Greffier/Greffière Huissier/Huissière Pharmacien/Pharmacienne Chirurgien/Chirurgienne Dentiste Sage-femme Kinésithérapeute Orthophoniste Psychologue Ergothérapeute Opticien/Opticienne Vétérinaire Pédiatre Cardiologue Radiologue Nutritionniste Ambulancier/Ambulancière Aide-soignant/Aide-soignante Aide-ménager/Aide-ménagère Sociologue Historien/Historienne Archéologue Économiste Statisticien/Statisticienne Mathématicien/Mathématicienne Physicien/Physicienne Chimiste Biologiste Géologue Météorologue Océanographe Géographe Cartographe Bibliothécaire Archiviste Documentaliste Traducteur/Traductrice Interprète Photographe Vidéaste Monteur/Monteuse Réalisateur/Réalisatrice Scénariste Comédien/Comédienne Musicien/Musicienne Danseur/Danseuse Chorégraphe Peintre Sculpteur/Sculptrice Illustrateur/Illustratrice Infographiste Styliste Modéliste Couturier/Couturière Tailleur/Tailleuse Cordonnier/Cordonnière Bijoutier/Bijoutière Horloger/Horlogère Céramiste Menuisier/Menuisière Ébéniste Charpentier/Charpentière Maçon/Maçonne Carreleur/Carreleuse Plombier/Plombière Électricien/Électricienne Couvreur/Couvreuse Plâtrier/Plâtrière Serrurier/Serrurière Soudeur/Soudeuse Chaudronnier/Chaudronnière Tourneur-fraiseur/Tourneuse-fraiseuse Carrossier/Carrossière Géomètre Dessinateur-projeteur/Dessinatrice-projeteuse Économe Cuisinier/Cuisinière Pâtissier/Pâtissière Boulanger/Boulangère Boucher/Bouchère Poissonnier/Poissonnière Fromager/Fromagère Sommelier/Sommelière Serveur/Serveuse Barman/Barmaid Réceptionniste Concierge Gouvernant/Gouvernante Guide-conférencier/Guide-conférencière Hôte/Hôtesse Steward/Hôtesse Pilote Coiffeur/Coiffeuse Esthéticien/Esthéticienne Fleuriste Caissier/Caissière Magasinier/Magasinière Cariste Préparateur/Préparatrice Livreur/Livreuse Facteur/Factrice Déménageur/Déménageuse Transitaire Douanier/Douanière Policier/Policière Gendarme Militaire Pompier/Pompière Diplomate Urbaniste Agriculteur/Agricultrice Éleveur/Éleveuse Maraîcher/Maraîchère Apiculteur/Apicultrice Viticulteur/Viticultrice Pêcheur/Pêcheuse Aquaculteur/Aquacultrice Jardinier/Jardinière Paysagiste Bûcheron/Bûcheronne Entrepreneur/Entrepreneuse Courtier/Courtière Trader/Tradeuse Actuaire Banquier/Banquière Acheteur/Acheteuse Logisticien/Logisticienne Approvisionneur/Approvisionneuse Standardiste Téléconseiller/Téléconseillère Animateur/Animatrice Bénévole Chercheur/Chercheuse Doctorant/Doctorante Professeur/Professeure Proviseur/Proviseure Surveillant/Surveillante Puéricultrice/Puériculteur Imprimeur/Imprimeuse Libraire Éditeur/Éditrice Galeriste Antiquaire Webmestre Référenceur/Référenceuse Influenceur/Influenceuse Podcasteur/Podcasteuse`;

const title = (masculine, feminine, rest) => [masculine, rest, feminine && '(F/H)'].filter(Boolean).join(' ');

/** Every title once, in French order. */
export const positionTitles = [
  ...new Set([
    ...families.flatMap(([masculine, feminine, rests]) =>
      rests.map((rest) => title(masculine, feminine, rest)),
    ),
    ...pairs.split(' ').map((pair) => title(...pair.split('/'))),
  ]),
].sort((one, other) => one.localeCompare(other, 'fr'));
