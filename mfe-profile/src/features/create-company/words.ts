/** Copy of adding a company; what the specification fixes is to the letter. */
export const words = {
  title: 'Ajouter une nouvelle entreprise',
  added: 'Entreprise ajoutée avec succès !',
  name: "Nom de l'entreprise",
  sector: "Secteur d'activité",
  noSector: 'Aucun secteur trouvé',
  website: 'Site web',
  websiteHint: 'Facultatif. Exemple : https://www.exemple.fr',
  country: 'Pays',
  noCountry: 'Aucun pays trouvé',
  province: 'Province/Région',
  noProvince: 'Aucune province trouvée',
  provinceFirst: 'Après le pays',
  city: 'Ville',
  noCity: 'Aucune ville trouvée',
  cityFirst: 'Après la province',
  neighborhood: 'Quartier',
  email: 'E-mail',
  phone: 'Téléphone',
  description: 'Description',
  left: (count: number) =>
    count >= 0
      ? `Plus que ${count} caractère${count > 1 ? 's' : ''}`
      : `${-count} caractère${count < -1 ? 's' : ''} de trop`,
};
