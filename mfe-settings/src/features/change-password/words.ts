export const words = {
  title: 'Mot de passe',
  intro: 'Le changer ferme votre session partout ailleurs\u202f; ce navigateur reste connecté.',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  currentMissing: 'Saisissez votre mot de passe actuel.',
  same: 'Choisissez un autre mot de passe que l’actuel.',
  submit: 'Changer le mot de passe',
  changed: 'Mot de passe changé. Vos autres sessions sont fermées.',
};
