/** Names of members who are only counted; each first name is combined with each last name once at most. */
export const firstNames = [
  'Adèle Aïssatou Alain Alexandre Aline Anicet Antoine Arsène Audrey Aurélie Baptiste Béatrice Bertrand',
  'Blanche Brice Camille Carine Cédric Célestin Chantal Christelle Damien Delphine Denise Désiré Didier',
  'Edwige Émile Estelle Eugénie Fabrice Félicité Firmin Florence Francis Gaëlle Georgette Ghislain',
  'Guy-Roger Hortense Hugues Inès Isidore Joséphine Judicaël Laetitia Laurent Léonie Ludovic Marcelle',
  'Marius Nadège Narcisse Odile Pascaline Prosper Raïssa Romuald Solange Wilfried',
].flatMap((names) => names.split(' '));

export const lastNames = [
  'Abessolo Akendengué Angoué Assoumou Barre Bekale Bibang Biyoghé Bongo-Mouele Boukandou Boussougou',
  'Chauvet Delaunay Ekomy Engonga Essono Fontaine Garnier Ibinga Idiata Kassa Koumba Lacroix Leclercq',
  'Mabika Madouma Maganga Makaya Mapangou Massala Mba-Obame Mbadinga Meyo Mihindou Minko Moukagni',
  'Moussavou Nang Ndong Nguema Nkoghe Nzamba Obiang Ondo Onguene Ovono Perrin Renaudin Tchibinda Vallet',
].flatMap((names) => names.split(' '));
