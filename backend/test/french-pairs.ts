/**
 * Pairs of French words: `<searched word>/<form in the text>`. All but `later` were chosen before any was tried, so
 * some are beyond the stemmer (`œil/yeux`). The pairs of `later` were added after a search had not found them.
 */
const lists: Record<string, string> = {
  plural: `
    entreprise/entreprises projet/projets cheval/chevaux journal/journaux travail/travaux hôpital/hôpitaux
    bateau/bateaux réseau/réseaux niveau/niveaux château/châteaux animal/animaux canal/canaux tribunal/tribunaux
    feu/feux jeu/jeux lieu/lieux prix/prix voix/voix bijou/bijoux genou/genoux œil/yeux festivals/festival
    formations/formation membres/membre écoles/école élèves/élève étudiants/étudiant ingénieurs/ingénieur
    médecins/médecin avocats/avocat marchés/marché pays/pays quartiers/quartier villes/ville ponts/pont
    routes/route chantiers/chantier photos/photo vidéos/vidéo événements/événement réunions/réunion
    fournisseurs/fournisseur prêts/prêt impôts/impôt bilans/bilan associations/association bénévoles/bénévole
    forêts/forêt fleuves/fleuve récoltes/récolte semences/semence agriculteurs/agriculteur pêcheurs/pêcheur`,
  feminine: `
    directeur/directrice acteur/actrice traducteur/traductrice formateur/formatrice étudiant/étudiante
    avocat/avocate infirmier/infirmière boulanger/boulangère ouvrier/ouvrière nouveau/nouvelle beau/belle
    heureux/heureuse sérieux/sérieuse actif/active créatif/créative sportif/sportive premier/première
    dernier/dernière léger/légère public/publique national/nationale régional/régionale mondial/mondiale
    technicien/technicienne électricien/électricienne gardien/gardienne musicien/musicienne gabonais/gabonaise
    français/française camerounais/camerounaise commerçant/commerçante gérant/gérante vendeur/vendeuse
    danseur/danseuse coiffeur/coiffeuse chanteur/chanteuse client/cliente président/présidente voisin/voisine`,
  conjugated: `
    travailler/travaille travailler/travaillons travailler/travaillaient chercher/cherchons chercher/recherche
    publier/publiée publier/publions recruter/recrutons recruter/recrutement former/formé développer/développons
    développer/développé créer/créé créer/créons construire/construit construire/construisons finir/finissons
    choisir/choisissons choisir/choisi réussir/réussite réussir/réussi grandir/grandissent vendre/vendons
    vendre/vendu attendre/attendons répondre/répondu apprendre/apprenons comprendre/comprenons partager/partageons
    partager/partagé voyager/voyagé manger/mangeons changer/changement lancer/lançons commencer/commençons
    financer/financement investir/investissement investir/investissons organiser/organisé organiser/organisons
    participer/participants inviter/invités rencontrer/rencontrons accueillir/accueillons livrer/livraison
    produire/production produire/produisons planter/plantons récolter/récolté réparer/réparation gérer/gérons
    diriger/dirigeons aider/aidons remercier/remercions féliciter/félicitations présenter/présentation
    aller/vais tenir/tient voir/vu`,
  'without accents': `
    developpement/développement developper/développons ecole/écoles eleve/élèves etudiant/étudiantes
    etude/études ete/été federation/fédération reseau/réseaux evenement/événements hopital/hôpital
    medecin/médecins metier/métiers marche/marché sante/santé qualite/qualité securite/sécurité
    societe/sociétés activite/activités communaute/communauté universite/universités specialite/spécialités
    liberte/liberté electricite/électricité energie/énergies ecologie/écologie economie/économies
    economique/économiques numerique/numérique francais/français francaise/françaises garcon/garçons
    lecon/leçons recu/reçu cafe/cafés bebe/bébés fete/fêtes foret/forêts peche/pêche pecheur/pêcheurs
    theatre/théâtre cinema/cinéma musee/musée employe/employés employee/employée diplome/diplômés
    cree/créé creee/créée publie/publié publiee/publiée recherche/recherché noel/Noël coeur/cœur
    oeuvre/œuvres soeur/sœurs boeuf/bœufs naitre/naître interet/intérêt benevole/bénévoles
    prepare/préparé repare/réparé telephone/téléphones helice/hélices ingenieur/ingénieurs
    president/présidente republique/République Libreville/libreville LIBREVILLE/Libreville ÉTÉ/été`,
  'with accents that the text lacks': `
    développement/developpement école/ecole santé/sante fédération/federation réseau/reseaux hôpital/hopital
    événement/evenement marché/marches métier/metiers élève/eleves café/cafes qualité/qualite société/societes
    énergie/energies français/francais forêt/forets fête/fetes université/universite cœur/coeur sœur/soeurs`,
  elision: `
    été/l’été école/l’école eau/l’eau entreprise/d’entreprise avenir/d’avenir ami/l’ami hôtel/l'hôtel
    équipe/l'équipe énergie/d'énergie l’hiver/hiver l’argent/argent d'ingénieur/ingénieur l'usine/usine
    aujourd’hui/aujourd'hui aujourd'hui/aujourd’hui qu’elle/elle rendez-vous/rendez-vous week-end/week-ends`,
  later: 'developper/développées publier/publiées inviter/invitées',
};

/** `query`: the searched word; `form`: its form in the text. */
type FrenchPair = { kind: string; query: string; form: string };

export const frenchPairs: FrenchPair[] = Object.entries(lists).flatMap(([kind, list]) =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [query = '', form = ''] = pair.split('/');
      return { kind, query, form };
    }),
);
