/** Copy of the identity card; what the specification fixes is to the letter. */
export const words = {
  title: 'Identité et coordonnées',
  intro: 'Ces informations apparaissent sur votre profil.',
  failed: 'Votre compte n’a pas pu être chargé.',
  firstName: 'Prénom',
  lastName: 'Nom',
  company: 'Nom de l’entreprise',
  description: 'Description',
  email: 'Adresse e-mail',
  password: 'Mot de passe actuel',
  passwordHint: 'Changer d’adresse e-mail demande votre mot de passe.',
  passwordMissing: 'Saisissez votre mot de passe pour changer d’adresse e-mail.',
  phone: 'Téléphone',
  address: 'Adresse',
  place: 'Lieu',
  country: 'Pays',
  noCountry: 'Aucun pays trouvé',
  province: 'Province/Région',
  noProvince: 'Aucune province trouvée',
  provinceFirst: 'Choisissez d’abord un pays',
  provinceMissing: 'Choisissez une province ou une région\u202f: le lieu se donne en entier.',
  city: 'Ville',
  noCity: 'Aucune ville trouvée',
  cityFirst: 'Choisissez d’abord une province',
  cityMissing: 'Choisissez une ville\u202f: le lieu se donne en entier.',
  countryMissing: 'Choisissez un pays\u202f: le lieu se donne en entier.',
  removePlace: 'Retirer le lieu',
  left: (count: number) =>
    count >= 0
      ? `Plus que ${count} caractère${count > 1 ? 's' : ''}`
      : `${-count} caractère${count < -1 ? 's' : ''} de trop`,
};
